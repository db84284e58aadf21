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
    case .notWritten: Self.catalogKey(of: "notWritten", hash: 0x4009_a6dd_78bf_e4a7)
    case .partlyWritten: Self.catalogKey(of: "partlyWritten", hash: 0x856f_4b28_a48a_d703)
    case .changedMeanwhile: Self.catalogKey(of: "changedMeanwhile", hash: 0xbca1_481c_b7b5_9a84)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unreadableResult(let path, let rules): ["path": .string(path), "rules": .list(rules)]
    case .notWritten(let path, let reason): ["path": .string(path), "reason": .string(reason)]
    case .partlyWritten(let path, let reason, let written, let left):
      [
        "path": .string(path),
        "reason": .string(reason),
        "written": .list(written),
        "left": .list(left),
      ]
    case .changedMeanwhile(let path): ["path": .string(path)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "FixError", case: name, hash: hash)
  }
}
