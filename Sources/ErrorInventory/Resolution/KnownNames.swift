/// Names from modules that are never scanned.
struct KnownNames: Sendable {
  /// Protocols, and the class that is an error, by name, each with the modules it may be qualified by.
  private let protocols: [String: (modules: Set<String>, conformances: Conformances)]

  /// The protocols every inventory knows, and those the configuration adds.
  init(errorProtocols: Set<String>) {
    let foundation: Set = ["Foundation", "FoundationEssentials"]
    var protocols: [String: (modules: Set<String>, conformances: Conformances)] = [
      "Error": (["Swift"], .error),
      "LocalizedError": (foundation, .error),
      "CustomNSError": (foundation, .error),
      "RecoverableError": (foundation, .error),
      "NSError": (foundation, .error),
      "CatalogError": (["ErrorCatalog"], [.error, .catalogued]),
      "Catalogued": (["ErrorCatalog"], .catalogued),
    ]
    for name in errorProtocols {
      let parts = name.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
      guard let last = parts.last else { continue }
      let modules = Set(parts.dropLast())
      protocols[last, default: ([], .error)].modules.formUnion(modules)
    }
    self.protocols = protocols
  }

  /// The names a file must mention to declare something of interest.
  var names: Set<String> { Set(protocols.keys) }

  /// What a path that no scanned declaration answers to conforms to.
  func conformances(of path: TypePath) -> Conformances {
    guard let last = path.last, let known = protocols[last] else { return [] }
    switch path.count {
    case 1: return known.conformances
    case 2: return known.modules.contains(path[0].withoutSelectorMark) ? known.conformances : []
    default: return []
    }
  }

  /// Whether a path that no scanned declaration answers to is a type or protocol of errors.
  func isError(_ path: TypePath) -> Bool {
    conformances(of: path).contains(.error) || Self.unqualified(path).map(Self.errorTypes.contains) == true
  }

  /// Whether a path that no scanned declaration answers to is a type whose values have a form for people.
  static func isPresentable(_ path: TypePath) -> Bool { presentableName(path) != nil }

  /// The bare name of such a type.
  static func presentableName(_ path: TypePath) -> String? {
    unqualified(path).flatMap { presentableTypes.contains($0) ? $0 : nil }
  }

  /// Whether it is a type of text, of which a list can be made.
  static func isText(_ path: TypePath) -> Bool { unqualified(path).map(textTypes.contains) == true }

  /// Whether a name that no scanned declaration answers to is that of a type which needs no import.
  static func isOfStandardLibrary(_ name: String) -> Bool { name == "Swift" || standardTypes.contains(name) }

  private static func unqualified(_ path: TypePath) -> String? {
    switch path.count {
    case 1: path[0]
    case 2 where platformModules.contains(path[0].withoutSelectorMark): path[1]
    default: nil
    }
  }

  private static let platformModules: Set = ["Swift", "Foundation", "FoundationEssentials", "CoreFoundation"]
  private static let errorTypes: Set = [
    "NSError", "CancellationError", "CocoaError", "DecodingError", "EncodingError", "POSIXError", "URLError",
  ]
  private static let textTypes: Set = ["Character", "StaticString", "String", "Substring"]
  private static let presentableTypes: Set = textTypes.union([
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    "Double", "Float", "Float16", "Float80", "CGFloat", "Decimal", "TimeInterval", "Bool", "Date", "Duration",
  ])
  private static let standardTypes =
    presentableTypes.subtracting(["CGFloat", "Decimal", "TimeInterval", "Date"]).union([
      "Array", "ArraySlice", "ClosedRange", "Collection", "ContiguousArray", "Dictionary", "Error", "Optional", "Range",
      "RawRepresentable", "Result", "Sequence", "Set", "Task", "Unicode",
    ])
}

extension String {
  /// The module's name in a module selector `M::`.
  var withoutSelectorMark: String { hasSuffix("::") ? String(dropLast(2)) : self }
}
