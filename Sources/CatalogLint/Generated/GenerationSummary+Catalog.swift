// catalog-lint:generated CatalogLint/GenerationSummary
//
// The keys and the values of the words of GenerationSummary. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension GenerationSummary {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .fresh: Self.catalogKey(of: "fresh", hash: 0xf219_6704_e9cf_4c94)
    case .written: Self.catalogKey(of: "written", hash: 0xa3ec_85a2_0d3e_fbe9)
    case .stale: Self.catalogKey(of: "stale", hash: 0xb3bc_1055_21a5_935c)
    case .left: Self.catalogKey(of: "left", hash: 0xaceb_2af4_be50_358c)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .fresh: .none
    case .written(let files): ["files": ArgumentValue(files)]
    case .stale(let files): ["files": ArgumentValue(files)]
    case .left(let things): ["things": ArgumentValue(things)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerationSummary", case: name, hash: hash)
  }
}
