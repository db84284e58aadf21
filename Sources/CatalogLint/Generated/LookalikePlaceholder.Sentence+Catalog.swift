// catalog-lint:generated CatalogLint/LookalikePlaceholder.Sentence
//
// The keys and the values of the words of LookalikePlaceholder.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension LookalikePlaceholder.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .lookalike: Self.catalogKey(of: "lookalike", hash: 0xa5e5_7e63_a228_81cb)
    case .width: Self.catalogKey(of: "width", hash: 0xb65a_5c00_13c0_29df)
    case .unclear: Self.catalogKey(of: "unclear", hash: 0x3c7d_39a3_e01e_af29)
    case .surplus: Self.catalogKey(of: "surplus", hash: 0xee31_53e4_ab64_9142)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .lookalike(let written, let meant): ["written": .string(written), "meant": .string(meant)]
    case .width(let written, let meant): ["written": .string(written), "meant": .string(meant)]
    case .unclear(let written): ["written": .string(written)]
    case .surplus(let written): ["written": .string(written)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "LookalikePlaceholder.Sentence", case: name, hash: hash)
  }
}
