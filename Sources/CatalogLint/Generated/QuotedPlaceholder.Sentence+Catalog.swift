// catalog-lint:generated CatalogLint/QuotedPlaceholder.Sentence
//
// The keys and the values of the words of QuotedPlaceholder.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension QuotedPlaceholder.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .quoted: Self.catalogKey(of: "quoted", hash: 0xe74c_0291_e6af_4e6f)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .quoted(let placeholder): ["placeholder": .string(placeholder)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "QuotedPlaceholder.Sentence", case: name, hash: hash)
  }
}
