// catalog-lint:generated CatalogLint/MissingTable.Sentence
//
// The keys and the values of the words of MissingTable.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension MissingTable.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .missing: Self.catalogKey(of: "missing", hash: 0x2fa9_b7be_92d8_8590)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .missing(let table, let locales): ["table": .string(table), "locales": .list(locales)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "MissingTable.Sentence", case: name, hash: hash)
  }
}
