/// How generated code spells the types that it names, where the source around it may have others of these names.
package struct TypeNames: Sendable, Equatable {
  private static let library: Set = ["ArgumentValue", "CatalogError", "CatalogKey", "Catalogued", "MessageArguments"]
  private static let standard: Set = ["Array", "Bool", "Sendable", "StaticString", "UInt64"]
  private static let (libraryModule, standardModule, errorName) = ("ErrorCatalog", "Swift", "Error")

  /// The names whose declarations change how something is spelled.
  package static let bearing = library.union(standard)
    .union([libraryModule, standardModule, errorName, "EmbeddedWords"])

  private let hidden: Set<String>

  /// - Parameter hidden: the names among `bearing` that mean something else there.
  package init(hidden: Set<String> = []) {
    self.hidden = hidden
  }

  /// A type of ErrorCatalog.
  func library(_ name: String) -> String { hidden.contains(name) ? "\(Self.libraryModule).\(name)" : name }

  /// A type of the standard library.
  func standard(_ name: String) -> String { hidden.contains(name) ? "\(Self.standardModule).\(name)" : name }

  /// The protocol of errors, whose name often means something else inside a type.
  var error: String { hidden.contains(Self.standardModule) ? Self.errorName : "Swift.Error" }

  /// A name that no spelling reaches, because that of its module is hidden as well.
  var unreachable: String? {
    var lost: Set<String> = []
    if hidden.contains(Self.libraryModule) { lost.formUnion(hidden.intersection(Self.library)) }
    if hidden.contains(Self.standardModule) {
      lost.formUnion(hidden.intersection(Self.standard.union([Self.errorName])))
    }
    return lost.min()
  }
}
