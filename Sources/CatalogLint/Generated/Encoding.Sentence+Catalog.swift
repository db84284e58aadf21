// catalog-lint:generated CatalogLint/Encoding.Sentence
//
// The keys and the values of the words of Encoding.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension Encoding.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .other: Self.catalogKey(of: "other", hash: 0x1fb9_25a6_d638_d46f)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .other(let encoding): ["encoding": .string(encoding)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "Encoding.Sentence", case: name, hash: hash)
  }
}
