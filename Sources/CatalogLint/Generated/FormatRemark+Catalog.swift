// catalog-lint:generated CatalogLint/FormatRemark
//
// The keys and the values of the words of FormatRemark. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension FormatRemark {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .laidOut: Self.catalogKey(of: "laidOut", hash: 0x2862_d8ff_7551_2239)
    case .unreadable: Self.catalogKey(of: "unreadable", hash: 0xf832_3770_b7e2_22b5)
    case .foreign: Self.catalogKey(of: "foreign", hash: 0x5b44_4efe_5c01_8be5)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .laidOut(let written): ["written": ArgumentValue(written)]
    case .unreadable, .foreign: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "FormatRemark", case: name, hash: hash)
  }
}
