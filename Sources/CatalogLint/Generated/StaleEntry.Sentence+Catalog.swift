// catalog-lint:generated CatalogLint/StaleEntry.Sentence
//
// The keys and the values of the words of StaleEntry.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension StaleEntry.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .stale: Self.catalogKey(of: "stale", hash: 0x7106_37de_93c5_9e99)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .stale(let key): ["key": .string(key)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "StaleEntry.Sentence", case: name, hash: hash)
  }
}
