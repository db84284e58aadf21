// catalog-lint:generated CatalogLint/UnknownArgument.Sentence
//
// The keys and the values of the words of UnknownArgument.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnknownArgument.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknown: Self.catalogKey(of: "unknown", hash: 0xf4d3_6d96_ccc3_3f4a)
    case .misspelled: Self.catalogKey(of: "misspelled", hash: 0xf098_5607_b433_33dc)
    case .none: Self.catalogKey(of: "none", hash: 0x1f17_98f3_a740_52b5)
    case .declaration: Self.catalogKey(of: "declaration", hash: 0xff36_9514_f8aa_7419)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknown(let placeholder, let error, let known):
      ["placeholder": .string(placeholder), "error": .string(error), "known": .list(known)]
    case .misspelled(let placeholder, let error, let nearest):
      ["placeholder": .string(placeholder), "error": .string(error), "nearest": .string(nearest)]
    case .none(let placeholder, let error):
      ["placeholder": .string(placeholder), "error": .string(error)]
    case .declaration(let error): ["error": .string(error)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnknownArgument.Sentence", case: name, hash: hash)
  }
}
