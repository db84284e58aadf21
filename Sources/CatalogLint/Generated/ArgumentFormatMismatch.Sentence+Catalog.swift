// catalog-lint:generated CatalogLint/ArgumentFormatMismatch.Sentence
//
// The keys and the values of the words of ArgumentFormatMismatch.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ArgumentFormatMismatch.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .mismatch: Self.catalogKey(of: "mismatch", hash: 0x9268_3276_b74e_82c2)
    case .inBase: Self.catalogKey(of: "inBase", hash: 0x3d3b_1f5b_42c1_c74a)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .mismatch(let placeholder, let other, let base):
      ["placeholder": .string(placeholder), "other": .string(other), "base": .string(base)]
    case .inBase(let base): ["base": .string(base)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(
      module: "CatalogLint",
      type: "ArgumentFormatMismatch.Sentence",
      case: name,
      hash: hash
    )
  }
}
