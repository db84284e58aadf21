// catalog-lint:generated CatalogLint/NotEnumerable.Sentence
//
// The keys and the values of the words of NotEnumerable.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension NotEnumerable.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unchecked: Self.catalogKey(of: "unchecked", hash: 0x0b60_8ac3_5997_dbcb)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unchecked(let type, let kind): ["type": .string(type), "kind": .string(kind)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "NotEnumerable.Sentence", case: name, hash: hash)
  }
}
