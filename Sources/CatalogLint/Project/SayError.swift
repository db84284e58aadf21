import ErrorCatalog

/// Why there is nothing to say.
package enum SayError: Error, Equatable, Sendable {
  case malformedArgument(_ argument: String)
  case unknownKind(_ kind: String, kinds: [String])
  case unreadableValue(_ value: String, kind: String)
  case noLanguage(_ name: String)
  case noFolder(_ path: String)
}

extension SayError: CatalogError {
  package var catalogKey: CatalogKey {
    switch self {
    case .malformedArgument: Self.key("malformedArgument")
    case .unknownKind: Self.key("unknownKind")
    case .unreadableValue: Self.key("unreadableValue")
    case .noLanguage: Self.key("noLanguage")
    case .noFolder: Self.key("noFolder")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .malformedArgument(let argument): ["argument": .string(argument)]
    case .unknownKind(let kind, let kinds): ["kind": .string(kind), "kinds": .list(kinds)]
    case .unreadableValue(let value, let kind): ["value": .string(value), "kind": .string(kind)]
    case .noLanguage(let name): ["name": .string(name)]
    case .noFolder(let path): ["path": .string(path)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SayError", case: name)
  }

  /// The locale that a person names.
  static func locale(named name: String) throws(SayError) -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(name) else { throw .noLanguage(name) }
    return locale
  }
}
