// catalog-lint:generated CatalogLint/ReasonWithoutWords.Sentence
//
// The keys and the values of the words of ReasonWithoutWords.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ReasonWithoutWords.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .wordless: Self.catalogKey(of: "wordless", hash: 0x32d3_959e_8a88_babe)
    case .error: Self.catalogKey(of: "error", hash: 0xf7d5_6ebd_e2e8_e542)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .wordless(let reason, let errors): ["reason": .string(reason), "errors": .list(errors)]
    case .error: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ReasonWithoutWords.Sentence", case: name, hash: hash)
  }
}
