// catalog-lint:generated CatalogLint/DefaultLocalization.Sentence
//
// The keys and the values of the words of DefaultLocalization.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension DefaultLocalization.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .missing: Self.catalogKey(of: "missing", hash: 0xf4c4_2954_3353_a532)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .missing(let language): ["language": .string(language)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "DefaultLocalization.Sentence", case: name, hash: hash)
  }
}
