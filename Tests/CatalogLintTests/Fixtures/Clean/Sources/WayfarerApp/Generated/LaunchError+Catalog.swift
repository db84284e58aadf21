// catalog-lint:generated WayfarerApp/LaunchError
//
// The keys and the values of the words of LaunchError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension LaunchError: CatalogError {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .settingsUnreadable: Self.catalogKey(of: "settingsUnreadable", hash: 0x2309_b86d_2c74_a539)
    case .versionTooOld: Self.catalogKey(of: "versionTooOld", hash: 0x04a6_a66f_0919_6b05)
    case .migrationIncomplete:
      Self.catalogKey(of: "migrationIncomplete", hash: 0x4634_338d_c066_156c)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .settingsUnreadable: .none
    case .versionTooOld(let minimum): ["minimum": .string(minimum)]
    case .migrationIncomplete(let done, let total):
      ["done": ArgumentValue(done), "total": ArgumentValue(total)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "WayfarerApp", type: "LaunchError", case: name, hash: hash)
  }
}
