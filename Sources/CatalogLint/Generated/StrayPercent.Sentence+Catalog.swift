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
    case .octet: Self.catalogKey(of: "octet", hash: 0xae6c_caf9_a20e_6b6b)
    case .value: Self.catalogKey(of: "value", hash: 0x22fd_7776_4a39_4e03)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .stray(let written): ["written": .string(written)]
    case .lost, .spoils: .none
    case .octet(let written, let mended): ["written": .string(written), "mended": .string(mended)]
    case .value(let placeholder, let base):
      ["placeholder": .string(placeholder), "base": .string(base)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "StrayPercent.Sentence", case: name, hash: hash)
  }
}
