// catalog-lint:generated CatalogLint/FixError
//
// The keys and the values of the words of FixError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension FixError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unreadableResult: Self.catalogKey(of: "unreadableResult", hash: 0xe93d_cc04_2e6f_1d47)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unreadableResult(let path, let rules): ["path": .string(path), "rules": .list(rules)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "FixError", case: name, hash: hash)
  }
}
