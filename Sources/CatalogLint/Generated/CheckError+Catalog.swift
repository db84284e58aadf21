// catalog-lint:generated CatalogLint/CheckError
//
// The keys and the values of the words of CheckError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension CheckError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .changedMeanwhile: Self.catalogKey(of: "changedMeanwhile", hash: 0xe0b2_3a04_7c3e_09eb)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .changedMeanwhile(let path): ["path": .string(path)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "CheckError", case: name, hash: hash)
  }
}
