// catalog-lint:generated CatalogLint/MissingTranslation.Sentence
//
// The keys and the values of the words of MissingTranslation.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension MissingTranslation.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .missing: Self.catalogKey(of: "missing", hash: 0x5fee_624e_3c2e_593e)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .missing(let key, let locales): ["key": .string(key), "locales": .list(locales)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "MissingTranslation.Sentence", case: name, hash: hash)
  }
}
