// catalog-lint:generated CatalogLint/KeyNaming.Sentence
//
// The keys and the values of the words of KeyNaming.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension KeyNaming.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .misspelledField: Self.catalogKey(of: "misspelledField", hash: 0xbf8f_98bb_5fd5_7c3b)
    case .malformed: Self.catalogKey(of: "malformed", hash: 0x04ff_a685_2725_2f44)
    case .another: Self.catalogKey(of: "another", hash: 0xce1e_ab42_78bb_239f)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .misspelledField(let field, let nearest):
      ["field": .string(field), "nearest": .string(nearest)]
    case .malformed(let nearest): ["nearest": .string(nearest)]
    case .another: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "KeyNaming.Sentence", case: name, hash: hash)
  }
}
