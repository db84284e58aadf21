// catalog-lint:generated CatalogLint/UnexplainedIgnore.Sentence
//
// The keys and the values of the words of UnexplainedIgnore.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnexplainedIgnore.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unexplained: Self.catalogKey(of: "unexplained", hash: 0x4f47_a4b1_a09b_dc32)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unexplained(let rules): ["rules": .list(rules)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnexplainedIgnore.Sentence", case: name, hash: hash)
  }
}
