// catalog-lint:generated CatalogLint/UncountedError
//
// The keys and the values of the words of UncountedError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UncountedError {
  /// Under which key the words stand.
  var catalogKey: CatalogKey {
    switch self {
    case .structure: Self.catalogKey(of: "structure", hash: 0xc790_3b78_5b7d_7164)
    case .`class`: Self.catalogKey(of: "class", hash: 0xe744_1af1_e6c1_76a8)
    case .actor: Self.catalogKey(of: "actor", hash: 0xa064_f0e2_d620_0c3a)
    case .macro: Self.catalogKey(of: "macro", hash: 0xc6d5_d793_c0b5_e5d9)
    case .importedType: Self.catalogKey(of: "importedType", hash: 0x6d42_0a58_9591_91db)
    }
  }

  /// What fills the words.
  var catalogArguments: MessageArguments {
    switch self {
    case .structure(let type): ["type": .string(type)]
    case .`class`(let type): ["type": .string(type)]
    case .actor(let type): ["type": .string(type)]
    case .macro(let type, let value1): ["type": .string(type), "macro": .string(value1)]
    case .importedType(let type): ["type": .string(type)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UncountedError", case: name, hash: hash)
  }
}
