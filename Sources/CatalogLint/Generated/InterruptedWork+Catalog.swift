// catalog-lint:generated CatalogLint/InterruptedWork
//
// The keys and the values of the words of InterruptedWork. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension InterruptedWork {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .nothingWritten: Self.catalogKey(of: "nothingWritten", hash: 0x3309_ac39_ea2f_b689)
    case .written: Self.catalogKey(of: "written", hash: 0xc410_f0fb_6ba8_52c8)
    case .allWritten: Self.catalogKey(of: "allWritten", hash: 0x96cd_ee14_a039_4b52)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .nothingWritten: .none
    case .written(let count, let files): ["count": ArgumentValue(count), "files": .list(files)]
    case .allWritten(let files): ["files": .list(files)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "InterruptedWork", case: name, hash: hash)
  }
}
