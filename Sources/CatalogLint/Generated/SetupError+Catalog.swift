// catalog-lint:generated CatalogLint/SetupError
//
// The keys and the values of the words of SetupError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension SetupError: CatalogError {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .unreadable: Self.catalogKey(of: "unreadable", hash: 0x1200_3209_b3c0_0ac1)
    case .newer: Self.catalogKey(of: "newer", hash: 0x655d_7645_f188_9f31)
    case .partial: Self.catalogKey(of: "partial", hash: 0x6a00_cd21_b219_5423)
    case .unused: Self.catalogKey(of: "unused", hash: 0xa16c_42c7_20f6_d9d6)
    case .missing: Self.catalogKey(of: "missing", hash: 0xf179_4ab8_4438_cd94)
    case .exists: Self.catalogKey(of: "exists", hash: 0xd892_d8df_a3f4_6494)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .unreadable(let path, let line): ["path": .string(path), "line": ArgumentValue(line)]
    case .newer(let path): ["path": .string(path)]
    case .partial(let path, let line): ["path": .string(path), "line": ArgumentValue(line)]
    case .unused(let path, let folder): ["path": .string(path), "folder": .string(folder)]
    case .missing(let folder): ["folder": .string(folder)]
    case .exists(let path): ["path": .string(path)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SetupError", case: name, hash: hash)
  }
}
