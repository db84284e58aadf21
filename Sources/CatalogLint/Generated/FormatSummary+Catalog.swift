// catalog-lint:generated CatalogLint/FormatSummary
//
// The keys and the values of the words of FormatSummary. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension FormatSummary {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .canonical: Self.catalogKey(of: "canonical", hash: 0xad47_0e24_98b3_470e)
    case .nothingToFormat: Self.catalogKey(of: "nothingToFormat", hash: 0x6cc9_0a22_b179_67a4)
    case .written: Self.catalogKey(of: "written", hash: 0x0284_8696_531c_ced3)
    case .stale: Self.catalogKey(of: "stale", hash: 0x8d0e_7674_0a60_1828)
    case .left: Self.catalogKey(of: "left", hash: 0xa3f6_338b_bc2b_c196)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .canonical(let files): ["files": ArgumentValue(files)]
    case .nothingToFormat: .none
    case .written(let files): ["files": ArgumentValue(files)]
    case .stale(let files): ["files": ArgumentValue(files)]
    case .left(let files): ["files": ArgumentValue(files)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "FormatSummary", case: name, hash: hash)
  }
}
