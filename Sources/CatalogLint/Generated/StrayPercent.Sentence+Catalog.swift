// catalog-lint:generated CatalogLint/StrayPercent.Sentence
//
// The keys and the values of the words of StrayPercent.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension StrayPercent.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .stray: Self.catalogKey(of: "stray", hash: 0xad5b_3872_15aa_f5c9)
    case .lost: Self.catalogKey(of: "lost", hash: 0xbbdb_55ad_e681_7c55)
    case .spoils: Self.catalogKey(of: "spoils", hash: 0xa399_8f0c_2400_3651)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .stray(let written): ["written": .string(written)]
    case .lost, .spoils: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "StrayPercent.Sentence", case: name, hash: hash)
  }
}
