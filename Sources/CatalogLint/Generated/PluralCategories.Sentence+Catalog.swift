// catalog-lint:generated CatalogLint/PluralCategories.Sentence
//
// The keys and the values of the words of PluralCategories.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension PluralCategories.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .missing: Self.catalogKey(of: "missing", hash: 0x3fe9_d84c_c99c_69d9)
    case .rare: Self.catalogKey(of: "rare", hash: 0x643d_bfe5_34f3_39bd)
    case .seldom: Self.catalogKey(of: "seldom", hash: 0x9d3a_7d7d_e75a_c590)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .missing(let locale, let forms): ["locale": .string(locale), "forms": .list(forms)]
    case .rare(let locale, let forms): ["locale": .string(locale), "forms": .list(forms)]
    case .seldom(let locale, let forms): ["locale": .string(locale), "forms": .list(forms)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "PluralCategories.Sentence", case: name, hash: hash)
  }
}
