// swift-format-ignore-file
// Types with the names of those that generated code names.
struct ArgumentValue {}
protocol CatalogError {}
struct CatalogKey {}
protocol Catalogued {}
class MessageArguments {}
struct Array {}
struct Bool {}
typealias StaticString = Int
struct Place { enum UInt64: Error { case a } }
struct UInt64 {}

enum Hidden: Error {
  case number(Int), list(Set<Double>?), contiguous(ContiguousArray<Int>), reason(Reason)
  // catalog-lint:forwards
  case held(any Error)
}
public enum Reason { case a(Int), b(any Error) }
