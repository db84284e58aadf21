// catalog-lint:generated CatalogLint/ProjectError
//
// The keys and the values of the words of ProjectError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ProjectError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .pathNotFound: Self.catalogKey(of: "pathNotFound", hash: 0xe680_279d_d6bc_4826)
    case .noPackage: Self.catalogKey(of: "noPackage", hash: 0x4b7b_b20e_7b29_35cf)
    case .noCatalog: Self.catalogKey(of: "noCatalog", hash: 0x252e_f9f1_68aa_345c)
    case .unseenTargets: Self.catalogKey(of: "unseenTargets", hash: 0x50c4_a8ba_0a70_7121)
    case .brokenManifest: Self.catalogKey(of: "brokenManifest", hash: 0x23f7_92e0_1098_cc3d)
    case .allLeftOut: Self.catalogKey(of: "allLeftOut", hash: 0xd877_8b67_5389_f616)
    case .unreadable: Self.catalogKey(of: "unreadable", hash: 0xa027_73e7_65a6_aec9)
    case .noFile: Self.catalogKey(of: "noFile", hash: 0x70b2_67cc_cb85_eb9a)
    case .noWorkingFolder: Self.catalogKey(of: "noWorkingFolder", hash: 0x977b_60c0_199a_890f)
    case .danglingLink: Self.catalogKey(of: "danglingLink", hash: 0x6918_af98_aac0_cb39)
    case .folderForFile: Self.catalogKey(of: "folderForFile", hash: 0x02a3_8c45_9534_4bb1)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .pathNotFound(let path): ["path": .string(path)]
    case .noPackage(let path): ["path": .string(path)]
    case .noCatalog(let folder): ["folder": .string(folder)]
    case .unseenTargets(let folder): ["folder": .string(folder)]
    case .brokenManifest(let place): ["place": .string(place)]
    case .allLeftOut(let path): ["path": .string(path)]
    case .unreadable(let path): ["path": .string(path)]
    case .noFile(let path): ["path": .string(path)]
    case .noWorkingFolder: .none
    case .danglingLink(let path): ["path": .string(path)]
    case .folderForFile(let path): ["path": .string(path)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ProjectError", case: name, hash: hash)
  }
}
