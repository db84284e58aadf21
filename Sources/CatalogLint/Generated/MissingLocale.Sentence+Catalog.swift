// catalog-lint:generated CatalogLint/MissingLocale.Sentence
//
// The keys and the values of the words of MissingLocale.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension MissingLocale.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .missing: Self.catalogKey(of: "missing", hash: 0x9140_87c6_9a68_71fb)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .missing(let folder, let locales): ["folder": .string(folder), "locales": .list(locales)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "MissingLocale.Sentence", case: name, hash: hash)
  }
}
