// catalog-lint:generated CatalogLint/ArgumentGap.Sentence
//
// The keys and the values of the words of ArgumentGap.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ArgumentGap.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .gap: Self.catalogKey(of: "gap", hash: 0xde8d_b475_22e9_9df5)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .gap(let missing, let present): ["missing": .string(missing), "present": .string(present)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ArgumentGap.Sentence", case: name, hash: hash)
  }
}
