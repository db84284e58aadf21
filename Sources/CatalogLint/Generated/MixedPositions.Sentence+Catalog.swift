// catalog-lint:generated CatalogLint/MixedPositions.Sentence
//
// The keys and the values of the words of MixedPositions.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension MixedPositions.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .mixed: Self.catalogKey(of: "mixed", hash: 0x16af_e83a_56ca_e144)
    case .numbered: Self.catalogKey(of: "numbered", hash: 0x0923_0d83_ee1d_55fa)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .mixed(let written): ["written": .string(written)]
    case .numbered: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "MixedPositions.Sentence", case: name, hash: hash)
  }
}
