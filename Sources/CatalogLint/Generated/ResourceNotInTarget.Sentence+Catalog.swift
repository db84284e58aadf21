// catalog-lint:generated CatalogLint/ResourceNotInTarget.Sentence
//
// The keys and the values of the words of ResourceNotInTarget.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ResourceNotInTarget.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .outside: Self.catalogKey(of: "outside", hash: 0x1a4c_236c_4097_d365)
    case .excluded: Self.catalogKey(of: "excluded", hash: 0x9f12_6875_c585_1821)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .outside(let folder): ["folder": .string(folder)]
    case .excluded(let folder, let target): ["folder": .string(folder), "target": .string(target)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ResourceNotInTarget.Sentence", case: name, hash: hash)
  }
}
