// catalog-lint:generated CatalogLint/EmptyMessage.Sentence
//
// The keys and the values of the words of EmptyMessage.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension EmptyMessage.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .empty: Self.catalogKey(of: "empty", hash: 0xa1a9_8d9b_e77e_37b6)
    case .blank: Self.catalogKey(of: "blank", hash: 0xd947_a48d_11f0_2026)
    case .emptyForm: Self.catalogKey(of: "emptyForm", hash: 0xe553_14d3_853d_3dca)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .empty(let key): ["key": .string(key)]
    case .blank(let key): ["key": .string(key)]
    case .emptyForm(let key, let category): ["key": .string(key), "category": .string(category)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "EmptyMessage.Sentence", case: name, hash: hash)
  }
}
