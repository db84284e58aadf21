// catalog-lint:generated CatalogLint/DuplicateKey.Sentence
//
// The keys and the values of the words of DuplicateKey.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension DuplicateKey.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .differs: Self.catalogKey(of: "differs", hash: 0x2d6b_8dac_ec2d_091b)
    case .differsInFiles: Self.catalogKey(of: "differsInFiles", hash: 0x6627_e0dd_b45d_7998)
    case .differsInTables: Self.catalogKey(of: "differsInTables", hash: 0xf3f5_1af0_10fb_d8cd)
    case .mayDifferInTables: Self.catalogKey(of: "mayDifferInTables", hash: 0x8dc7_9101_0e83_86b9)
    case .meansSame: Self.catalogKey(of: "meansSame", hash: 0x684f_2097_375e_d0a4)
    case .repeats: Self.catalogKey(of: "repeats", hash: 0x958d_973a_5d84_4ca2)
    case .first: Self.catalogKey(of: "first", hash: 0x6a3c_ab5f_f38c_e8d1)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .differs(let key): ["key": .string(key)]
    case .differsInFiles(let key, let other): ["key": .string(key), "other": .string(other)]
    case .differsInTables(let key, let table, let other):
      ["key": .string(key), "table": .string(table), "other": .string(other)]
    case .mayDifferInTables(let key, let table, let other):
      ["key": .string(key), "table": .string(table), "other": .string(other)]
    case .meansSame(let key, let other): ["key": .string(key), "other": .string(other)]
    case .repeats(let key): ["key": .string(key)]
    case .first: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "DuplicateKey.Sentence", case: name, hash: hash)
  }
}
