import ErrorCatalog
import MessageFormatting

/// What a preview says of an alert that is not yet as it should be.
package enum PreviewMark: Sendable, Equatable {
  /// The texts are stubs, or those of another language.
  case untranslated(fields: [String])
  /// The locale has no words for the case; this is what people read instead.
  case otherLanguage(locale: String)
}

extension PreviewMark: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .untranslated: Self.key("untranslated")
    case .otherLanguage: Self.key("otherLanguage")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .untranslated(let fields): ["fields": .list(fields)]
    case .otherLanguage(let locale): ["locale": .string(locale)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "PreviewMark", case: name)
  }
}
