// catalog-lint:generated CatalogLint/GenerationCause
//
// The keys and the values of the words of GenerationCause. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension GenerationCause {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .newConformance: Self.catalogKey(of: "newConformance", hash: 0xbe95_24d8_85ca_0ca5)
    case .staleConformance: Self.catalogKey(of: "staleConformance", hash: 0xd226_d2c7_381f_8cae)
    case .unneededConformance:
      Self.catalogKey(of: "unneededConformance", hash: 0x14db_eb8f_c136_bab0)
    case .entries: Self.catalogKey(of: "entries", hash: 0x5ccc_aed4_6835_b64d)
    case .renamed: Self.catalogKey(of: "renamed", hash: 0x3e74_6057_f45b_975b)
    case .newCopy: Self.catalogKey(of: "newCopy", hash: 0x8399_0976_0c33_c703)
    case .staleCopy: Self.catalogKey(of: "staleCopy", hash: 0x2a7b_131e_e13f_496a)
    case .unneededCopy: Self.catalogKey(of: "unneededCopy", hash: 0xdb01_ef87_2f65_1b11)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .newConformance(let type, let written):
      ["type": .string(type), "written": ArgumentValue(written)]
    case .staleConformance(let type, let written):
      ["type": .string(type), "written": ArgumentValue(written)]
    case .unneededConformance(let type, let written):
      ["type": .string(type), "written": ArgumentValue(written)]
    case .entries(let cases, let written):
      ["cases": .list(cases), "written": ArgumentValue(written)]
    case .renamed(let old, let new, let written):
      ["old": .string(old), "new": .string(new), "written": ArgumentValue(written)]
    case .newCopy(let tables, let written):
      ["tables": .list(tables), "written": ArgumentValue(written)]
    case .staleCopy(let tables, let written):
      ["tables": .list(tables), "written": ArgumentValue(written)]
    case .unneededCopy(let written): ["written": ArgumentValue(written)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerationCause", case: name, hash: hash)
  }
}
