// catalog-lint:generated CatalogLint/ExtraTranslation.Sentence
//
// The keys and the values of the words of ExtraTranslation.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ExtraTranslation.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .extra: Self.catalogKey(of: "extra", hash: 0x7747_b108_cdbe_e5e7)
    case .mistyped: Self.catalogKey(of: "mistyped", hash: 0x672d_b308_d475_83ab)
    case .meant: Self.catalogKey(of: "meant", hash: 0xcd40_4764_5be2_a29b)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .extra(let key, let base): ["key": .string(key), "base": .string(base)]
    case .mistyped(let key, let base, let nearest):
      ["key": .string(key), "base": .string(base), "nearest": .string(nearest)]
    case .meant: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ExtraTranslation.Sentence", case: name, hash: hash)
  }
}
