// swift-format-ignore-file
import Base
public import ErrorCatalog

// These say that they conform, and leave the members to what is generated.
enum Declared: CatalogError, Equatable { case limit(Int), held(Said) }
public enum Sentence: Catalogued { case found(count: Int) }

// This one has members of its own.
enum ByHand: Error { case a(Unasked) }
extension ByHand: CatalogError {
  var catalogKey: CatalogKey { CatalogKey(module: "Elsewhere", type: "ByHand", case: "own") }
}
/// A reason that only an error asks for which conforms by hand.
enum Unasked { case a }
