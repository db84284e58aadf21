// catalog-lint:generated CatalogLint/FixSummary
//
// The keys and the values of the words of FixSummary. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension FixSummary {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .nothing: Self.catalogKey(of: "nothing", hash: 0x18fb_be1f_644f_8f02)
    case .mended: Self.catalogKey(of: "mended", hash: 0x7bbe_fe9d_00ca_cb38)
    case .mendable: Self.catalogKey(of: "mendable", hash: 0xb848_aecf_a802_2f53)
    case .left: Self.catalogKey(of: "left", hash: 0xa65a_dbf2_30f1_6f54)
    case .copiesOutdated: Self.catalogKey(of: "copiesOutdated", hash: 0x612f_c539_569a_236c)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .nothing: .none
    case .mended(let findings, let files):
      ["findings": ArgumentValue(findings), "files": ArgumentValue(files)]
    case .mendable(let findings, let files):
      ["findings": ArgumentValue(findings), "files": ArgumentValue(files)]
    case .left(let errors, let warnings, let notes):
      [
        "errors": ArgumentValue(errors),
        "warnings": ArgumentValue(warnings),
        "notes": ArgumentValue(notes),
      ]
    case .copiesOutdated: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "FixSummary", case: name, hash: hash)
  }
}
