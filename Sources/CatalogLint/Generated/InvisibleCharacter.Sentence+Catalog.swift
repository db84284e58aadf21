// catalog-lint:generated CatalogLint/InvisibleCharacter.Sentence
//
// The keys and the values of the words of InvisibleCharacter.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension InvisibleCharacter.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .invisible: Self.catalogKey(of: "invisible", hash: 0x7d2f_42c4_9e2b_b200)
    case .control: Self.catalogKey(of: "control", hash: 0x915c_2d2b_d7a0_34a5)
    case .override: Self.catalogKey(of: "override", hash: 0x2c4d_0c35_9848_908d)
    case .unbalanced: Self.catalogKey(of: "unbalanced", hash: 0x469a_d82b_b5ff_323c)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .invisible(let number, let name): ["number": .string(number), "name": .string(name)]
    case .control(let number): ["number": .string(number)]
    case .override(let number, let name): ["number": .string(number), "name": .string(name)]
    case .unbalanced(let number, let name): ["number": .string(number), "name": .string(name)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "InvisibleCharacter.Sentence", case: name, hash: hash)
  }
}
