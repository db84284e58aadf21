// catalog-lint:generated CatalogLint/ArgumentTypeClash.Sentence
//
// The keys and the values of the words of ArgumentTypeClash.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ArgumentTypeClash.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .clash: Self.catalogKey(of: "clash", hash: 0xa3bf_8d6d_9953_5bfa)
    case .other: Self.catalogKey(of: "other", hash: 0x8490_0204_0aa0_b0bf)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .clash(let written, let other): ["written": .string(written), "other": .string(other)]
    case .other: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ArgumentTypeClash.Sentence", case: name, hash: hash)
  }
}
