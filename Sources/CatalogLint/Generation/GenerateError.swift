import ErrorCatalog
import MessageFormatting

/// Why nothing is generated.
package enum GenerateError: Error, Equatable, Sendable {
  /// No error enum of the package has this name.
  case unknownType(_ type: String, known: [String])
  /// What was asked for as a locale names none.
  case unknownLocale(_ locale: String)
  /// Another package was read, and nobody says which of its types are meant.
  case typesNotNamed(known: [String])
  /// None, or more than one, of the targets could hold what is generated for another package.
  case unclearTarget(known: [String])
  /// A source file could not be read whole: what it hides would be taken for gone.
  case unreadSource(place: String)
  /// A file could not be written; `reason` is the system's own sentence.
  case notWritten(path: String, reason: String)
}

extension GenerateError: CatalogError {
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownType: Self.key("unknownType")
    case .unknownLocale: Self.key("unknownLocale")
    case .typesNotNamed: Self.key("typesNotNamed")
    case .unclearTarget: Self.key("unclearTarget")
    case .unreadSource: Self.key("unreadSource")
    case .notWritten: Self.key("notWritten")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownType(let type, let known): ["type": .string(type), "known": .list(known)]
    case .unknownLocale(let locale): ["locale": .string(locale)]
    case .typesNotNamed(let known): ["known": .list(known)]
    case .unclearTarget(let known): ["known": .list(known)]
    case .unreadSource(let place): ["place": .string(place)]
    case .notWritten(let path, let reason): ["path": .string(path), "reason": .string(reason)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerateError", case: name)
  }
}
