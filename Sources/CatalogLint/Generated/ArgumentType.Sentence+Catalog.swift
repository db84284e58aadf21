// catalog-lint:generated CatalogLint/ArgumentType.Sentence
//
// The keys and the values of the words of ArgumentType.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ArgumentType.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .wrongType: Self.catalogKey(of: "wrongType", hash: 0x09df_61f0_503a_2212)
    case .neverChosen: Self.catalogKey(of: "neverChosen", hash: 0xa8d3_8419_5a8a_70bb)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .wrongType(let placeholder, let expected, let type, let error):
      [
        "placeholder": .string(placeholder),
        "expected": .string(expected),
        "type": .string(type),
        "error": .string(error),
      ]
    case .neverChosen(let keywords, let type, let error):
      ["keywords": .list(keywords), "type": .string(type), "error": .string(error)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ArgumentType.Sentence", case: name, hash: hash)
  }
}
