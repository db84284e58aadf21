// catalog-lint:generated CatalogLint/CheckedProject
//
// The keys and the values of the words of CheckedProject. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension CheckedProject {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .looked: Self.catalogKey(of: "looked", hash: 0xcf40_27ca_b88b_5994)
    case .coverage: Self.catalogKey(of: "coverage", hash: 0x2285_eaf2_a357_a6cd)
    case .noneWanted: Self.catalogKey(of: "noneWanted", hash: 0x1a31_c26f_713f_f7da)
    case .baseline: Self.catalogKey(of: "baseline", hash: 0xb419_122a_558b_257f)
    case .leftOut: Self.catalogKey(of: "leftOut", hash: 0xdfa9_90a5_fd83_bdbd)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .looked(let folder, let tables, let sources, let base):
      [
        "folder": .string(folder),
        "tables": ArgumentValue(tables),
        "sources": ArgumentValue(sources),
        "base": .string(base),
      ]
    case .coverage(let percent, let translated, let needsReview, let missing, let excluded):
      [
        "percent": ArgumentValue(percent),
        "translated": ArgumentValue(translated),
        "needsReview": ArgumentValue(needsReview),
        "missing": ArgumentValue(missing),
        "excluded": ArgumentValue(excluded),
      ]
    case .noneWanted(let excluded): ["excluded": ArgumentValue(excluded)]
    case .baseline(let known, let mended):
      ["known": ArgumentValue(known), "mended": ArgumentValue(mended)]
    case .leftOut(let path, let configuration):
      ["path": .string(path), "configuration": .string(configuration)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "CheckedProject", case: name, hash: hash)
  }
}
