// catalog-lint:generated CatalogLint/ReplacementCharacter.Sentence
//
// The keys and the values of the words of ReplacementCharacter.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ReplacementCharacter.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .lost: Self.catalogKey(of: "lost", hash: 0x2f64_c88d_b82b_417a)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .lost(let count): ["count": ArgumentValue(count)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ReplacementCharacter.Sentence", case: name, hash: hash)
  }
}
