// catalog-lint:generated CatalogLint/InventorySummary
//
// The keys and the values of the words of InventorySummary. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension InventorySummary {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .listed: Self.catalogKey(of: "listed", hash: 0x3caa_4bc1_22c4_5ae2)
    case .unread: Self.catalogKey(of: "unread", hash: 0x43e7_b328_332c_27d2)
    case .partlyRead: Self.catalogKey(of: "partlyRead", hash: 0xa6fb_d985_5858_a488)
    case .skippedPrivate: Self.catalogKey(of: "skippedPrivate", hash: 0xf8bc_06e6_14bc_4356)
    case .skippedLocal: Self.catalogKey(of: "skippedLocal", hash: 0x766d_09ef_a54b_562c)
    case .skippedTest: Self.catalogKey(of: "skippedTest", hash: 0x30d7_db70_da15_5788)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .listed(let types, let cases, let files):
      ["types": ArgumentValue(types), "cases": ArgumentValue(cases), "files": ArgumentValue(files)]
    case .unread(let files): ["files": ArgumentValue(files)]
    case .partlyRead(let files): ["files": ArgumentValue(files)]
    case .skippedPrivate(let count): ["count": ArgumentValue(count)]
    case .skippedLocal(let count): ["count": ArgumentValue(count)]
    case .skippedTest(let count): ["count": ArgumentValue(count)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "InventorySummary", case: name, hash: hash)
  }
}
