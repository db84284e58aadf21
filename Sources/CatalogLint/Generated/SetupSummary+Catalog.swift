// catalog-lint:generated CatalogLint/SetupSummary
//
// The keys and the values of the words of SetupSummary. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension SetupSummary {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .written: Self.catalogKey(of: "written", hash: 0x7c27_e9bf_030d_c4d3)
    case .pruned: Self.catalogKey(of: "pruned", hash: 0xe152_b5c2_29c0_1289)
    case .configured: Self.catalogKey(of: "configured", hash: 0x9712_9653_9a17_112d)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .written(let file, let entries): ["file": .string(file), "entries": ArgumentValue(entries)]
    case .pruned(let file, let dropped, let kept):
      ["file": .string(file), "dropped": ArgumentValue(dropped), "kept": ArgumentValue(kept)]
    case .configured(let file): ["file": .string(file)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SetupSummary", case: name, hash: hash)
  }
}
