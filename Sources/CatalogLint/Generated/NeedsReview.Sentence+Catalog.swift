// catalog-lint:generated CatalogLint/NeedsReview.Sentence
//
// The keys and the values of the words of NeedsReview.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension NeedsReview.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unreviewed: Self.catalogKey(of: "unreviewed", hash: 0xc0e4_079a_d562_c3f6)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unreviewed(let key, let locale): ["key": .string(key), "locale": .string(locale)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "NeedsReview.Sentence", case: name, hash: hash)
  }
}
