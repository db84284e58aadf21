// catalog-lint:generated CatalogLint/ChangeError
//
// The keys and the values of the words of ChangeError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ChangeError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .notWritten: Self.catalogKey(of: "notWritten", hash: 0xd310_6257_b5e1_6334)
    case .partlyWritten: Self.catalogKey(of: "partlyWritten", hash: 0x9a7f_33b0_3731_a35c)
    case .changedMeanwhile: Self.catalogKey(of: "changedMeanwhile", hash: 0x4045_913b_0b6a_45c2)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
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
    CatalogKey(module: "CatalogLint", type: "ChangeError", case: name, hash: hash)
  }
}
