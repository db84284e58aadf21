// catalog-lint:generated CatalogLint/UnconnectedWords.Sentence
//
// The keys and the values of the words of UnconnectedWords.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnconnectedWords.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .error: Self.catalogKey(of: "error", hash: 0xcdfa_606d_2c37_f060)
    case .reason: Self.catalogKey(of: "reason", hash: 0xdeee_e3aa_f22c_5b8b)
    case .words: Self.catalogKey(of: "words", hash: 0x8a60_2d1e_f953_7f21)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .error(let type): ["type": .string(type)]
    case .reason(let type): ["type": .string(type)]
    case .words: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnconnectedWords.Sentence", case: name, hash: hash)
  }
}
