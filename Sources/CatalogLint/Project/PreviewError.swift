import ErrorCatalog
import MessageFormatting

/// Why there is nothing to preview.
package enum PreviewError: Error, Equatable, Sendable {
  case unknownType(_ type: String, known: [String])
  case unknownLocale(_ locale: String, known: [String])
}

extension PreviewError: CatalogError {
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownType: Self.key("unknownType")
    case .unknownLocale: Self.key("unknownLocale")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownType(let type, let known): ["type": .string(type), "known": .list(known)]
    case .unknownLocale(let locale, let known): ["locale": .string(locale), "known": .list(known)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "PreviewError", case: name)
  }
}
