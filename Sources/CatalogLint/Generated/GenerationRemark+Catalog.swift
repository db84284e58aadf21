// catalog-lint:generated CatalogLint/GenerationRemark
//
// The keys and the values of the words of GenerationRemark. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension GenerationRemark {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .undecidedRename: Self.catalogKey(of: "undecidedRename", hash: 0xed6a_d9c5_c4d4_4f92)
    case .wordsLeft: Self.catalogKey(of: "wordsLeft", hash: 0xc5d1_d50e_1b2c_c884)
    case .readOnlyTable: Self.catalogKey(of: "readOnlyTable", hash: 0x0768_e4dc_8dfb_2ac5)
    case .leftOutTable: Self.catalogKey(of: "leftOutTable", hash: 0x9ca7_7637_0ded_3b13)
    case .brokenTable: Self.catalogKey(of: "brokenTable", hash: 0x4079_cff3_56e0_1ec7)
    case .noDependency: Self.catalogKey(of: "noDependency", hash: 0x9d35_ef60_5f42_f720)
    case .hiddenType: Self.catalogKey(of: "hiddenType", hash: 0x5a37_5d57_2a41_9066)
    case .internalElsewhere: Self.catalogKey(of: "internalElsewhere", hash: 0xea99_5460_311c_cac5)
    case .internalToModule: Self.catalogKey(of: "internalToModule", hash: 0x7018_32de_64fd_b6e0)
    case .hiddenName: Self.catalogKey(of: "hiddenName", hash: 0x2867_5c6a_ede9_0d04)
    case .overloadedCase: Self.catalogKey(of: "overloadedCase", hash: 0x7fcc_9801_1ac7_97da)
    case .nothingCatalogued: Self.catalogKey(of: "nothingCatalogued", hash: 0x059b_d060_a95e_d4fe)
    case .notEmbedded: Self.catalogKey(of: "notEmbedded", hash: 0x43be_9453_4a81_0ea2)
    case .notCompiled: Self.catalogKey(of: "notCompiled", hash: 0xb676_52f1_91d3_6d5b)
    case .ownFile: Self.catalogKey(of: "ownFile", hash: 0xc7af_295f_94a6_0a79)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .undecidedRename(let old, let new): ["old": .string(old), "new": .string(new)]
    case .wordsLeft(let type, let paths): ["type": .string(type), "paths": .list(paths)]
    case .readOnlyTable(let path, let cases): ["path": .string(path), "cases": .list(cases)]
    case .leftOutTable(let path, let cases): ["path": .string(path), "cases": .list(cases)]
    case .brokenTable(let path): ["path": .string(path)]
    case .noDependency(let type, let target): ["type": .string(type), "target": .string(target)]
    case .hiddenType(let type): ["type": .string(type)]
    case .internalElsewhere(let type, let module):
      ["type": .string(type), "module": .string(module)]
    case .internalToModule(let type, let module, let home):
      ["type": .string(type), "module": .string(module), "home": .string(home)]
    case .hiddenName(let type, let name): ["type": .string(type), "name": .string(name)]
    case .overloadedCase(let type, let name): ["type": .string(type), "name": .string(name)]
    case .nothingCatalogued(let example): ["example": .string(example)]
    case .notEmbedded(let path): ["path": .string(path)]
    case .notCompiled(let target, let folder):
      ["target": .string(target), "folder": .string(folder)]
    case .ownFile(let path): ["path": .string(path)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerationRemark", case: name, hash: hash)
  }
}
