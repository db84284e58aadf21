/// A declaration among all scanned files.
struct DeclarationID: Hashable, Sendable {
  var unit: Int
  var index: Int
}

/// What a declaration is a member of.
enum Owner: Hashable, Sendable {
  /// A module: the declaration stands at the top of a file.
  case module(String)
  /// A declared type.
  case entity(Int)
  /// A type that no scanned file declares, by its path.
  case external(String)
  /// A body of statements.
  case block(DeclarationID)
}

/// One thing that has a name: all declarations of the same kind, name and owner, which `#if` or a platform's files
/// tell apart, together with the extensions.
struct Entity: Sendable {
  var kind: Declaration.Kind
  var owner: Owner
  var name: String
  /// The file that alone sees the declaration, for a private one.
  var onlyUnit: Int?
  var declarations: [DeclarationID]
  var extensions: [DeclarationID] = []
}

/// A member's name in its owner.
struct MemberKey: Hashable {
  var owner: Owner
  var name: String
}

/// Protocols that make a type interesting.
struct Conformances: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  /// `Error`, directly or through a refining protocol.
  static let error = Conformances(rawValue: 1)
  /// `Catalogued`, directly or through `CatalogError`.
  static let catalogued = Conformances(rawValue: 2)
}
