// catalog-lint:generated CatalogLint/FixRemark
//
// The keys and the values of the words of FixRemark. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension FixRemark {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .foreignFile: Self.catalogKey(of: "foreignFile", hash: 0xd59f_04a3_e8e2_06b7)
    case .brokenText: Self.catalogKey(of: "brokenText", hash: 0x0cb9_29dc_e385_a9be)
    case .foreignEncoding: Self.catalogKey(of: "foreignEncoding", hash: 0x2f99_5f07_0af9_455f)
    case .becomesUTF8: Self.catalogKey(of: "becomesUTF8", hash: 0xecd5_38aa_ab90_bc74)
    case .diffStartsElsewhere:
      Self.catalogKey(of: "diffStartsElsewhere", hash: 0xec0e_e3b4_8a59_3d63)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .foreignFile(let path): ["path": .string(path)]
    case .brokenText(let path): ["path": .string(path)]
    case .foreignEncoding(let path, let encoding):
      ["path": .string(path), "encoding": .string(encoding)]
    case .becomesUTF8(let path, let encoding):
      ["path": .string(path), "encoding": .string(encoding)]
    case .diffStartsElsewhere(let folder): ["folder": .string(folder)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "FixRemark", case: name, hash: hash)
  }
}
