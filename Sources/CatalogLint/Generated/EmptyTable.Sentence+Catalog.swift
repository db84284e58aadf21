// catalog-lint:generated CatalogLint/EmptyTable.Sentence
//
// The keys and the values of the words of EmptyTable.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension EmptyTable.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .empty: Self.catalogKey(of: "empty", hash: 0x01a2_841f_3b09_1d76)
    case .full: Self.catalogKey(of: "full", hash: 0x7604_08f6_1173_7037)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .empty(let table, let base, let locales):
      ["table": .string(table), "base": .string(base), "locales": .list(locales)]
    case .full: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "EmptyTable.Sentence", case: name, hash: hash)
  }
}
