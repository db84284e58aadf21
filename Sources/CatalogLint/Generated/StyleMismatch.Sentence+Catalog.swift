// catalog-lint:generated CatalogLint/StyleMismatch.Sentence
//
// The keys and the values of the words of StyleMismatch.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension StyleMismatch.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .mismatch: Self.catalogKey(of: "mismatch", hash: 0xcb08_c117_3ba7_083e)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .mismatch(let table, let style, let base, let baseStyle):
      [
        "table": .string(table),
        "style": .string(style),
        "base": .string(base),
        "baseStyle": .string(baseStyle),
      ]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "StyleMismatch.Sentence", case: name, hash: hash)
  }
}
