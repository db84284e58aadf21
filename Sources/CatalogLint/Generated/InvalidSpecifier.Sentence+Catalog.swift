// catalog-lint:generated CatalogLint/InvalidSpecifier.Sentence
//
// The keys and the values of the words of InvalidSpecifier.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension InvalidSpecifier.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknown: Self.catalogKey(of: "unknown", hash: 0x73ba_346b_fe15_465f)
    case .unsafe: Self.catalogKey(of: "unsafe", hash: 0x221e_4ec0_4c13_0f48)
    case .noVariable: Self.catalogKey(of: "noVariable", hash: 0x128c_9a19_845e_16be)
    case .noSubstitution: Self.catalogKey(of: "noSubstitution", hash: 0x0251_1e68_f722_6f17)
    case .noNumber: Self.catalogKey(of: "noNumber", hash: 0x0845_1730_0c83_c89d)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknown(let written): ["written": .string(written)]
    case .unsafe(let written): ["written": .string(written)]
    case .noVariable(let name): ["name": .string(name)]
    case .noSubstitution(let name): ["name": .string(name)]
    case .noNumber: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "InvalidSpecifier.Sentence", case: name, hash: hash)
  }
}
