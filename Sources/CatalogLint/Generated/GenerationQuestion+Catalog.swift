// catalog-lint:generated CatalogLint/GenerationQuestion
//
// The keys and the values of the words of GenerationQuestion. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension GenerationQuestion {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .renamed: Self.catalogKey(of: "renamed", hash: 0x7f02_ba70_ef52_d718)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .renamed(let old, let new): ["old": .string(old), "new": .string(new)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerationQuestion", case: name, hash: hash)
  }
}
