// catalog-lint:generated CatalogLint/OrphanedMessage.Sentence
//
// The keys and the values of the words of OrphanedMessage.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension OrphanedMessage.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .goneCase: Self.catalogKey(of: "goneCase", hash: 0x678f_b01b_c503_5326)
    case .renamedCase: Self.catalogKey(of: "renamedCase", hash: 0xb0ab_cd7a_cac9_f2fa)
    case .unknownType: Self.catalogKey(of: "unknownType", hash: 0xc855_3a96_c09c_d534)
    case .misspelledType: Self.catalogKey(of: "misspelledType", hash: 0x638d_81e7_014a_4344)
    case .localType: Self.catalogKey(of: "localType", hash: 0x9137_ee1b_be3e_9545)
    case .another: Self.catalogKey(of: "another", hash: 0x759a_41ac_3a49_4b27)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .goneCase(let type, let name): ["type": .string(type), "name": .string(name)]
    case .renamedCase(let type, let name, let nearest):
      ["type": .string(type), "name": .string(name), "nearest": .string(nearest)]
    case .unknownType(let type, let modules): ["type": .string(type), "modules": .list(modules)]
    case .misspelledType(let type, let nearest):
      ["type": .string(type), "nearest": .string(nearest)]
    case .localType(let type): ["type": .string(type)]
    case .another: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "OrphanedMessage.Sentence", case: name, hash: hash)
  }
}
