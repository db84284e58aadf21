// catalog-lint:generated CatalogLint/UnusedPluralCategory.Sentence
//
// The keys and the values of the words of UnusedPluralCategory.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnusedPluralCategory.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unused: Self.catalogKey(of: "unused", hash: 0x91e5_852d_9217_4c78)
    case .zero: Self.catalogKey(of: "zero", hash: 0x4d98_f0b5_82e5_ee39)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unused(let category, let locale, let known):
      ["category": .string(category), "locale": .string(locale), "known": .list(known)]
    case .zero(let locale): ["locale": .string(locale)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnusedPluralCategory.Sentence", case: name, hash: hash)
  }
}
