// catalog-lint:generated CatalogLint/Fix.Sentence
//
// The keys and the values of the words of Fix.Sentence. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension Fix.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .removeEntry: Self.catalogKey(of: "removeEntry", hash: 0x78bc_de3f_0b39_cc44)
    case .renameEntries: Self.catalogKey(of: "renameEntries", hash: 0xca8a_bcf7_193f_2273)
    case .replace: Self.catalogKey(of: "replace", hash: 0x5b75_ef95_f05c_15ab)
    case .insert: Self.catalogKey(of: "insert", hash: 0xb1b8_a687_ccde_0c3d)
    case .addEntries: Self.catalogKey(of: "addEntries", hash: 0xa4f8_2d1f_4151_62c1)
    case .removeSpace: Self.catalogKey(of: "removeSpace", hash: 0x8358_ed4a_ce3a_eb6c)
    case .removeCharacter: Self.catalogKey(of: "removeCharacter", hash: 0x269b_27b5_861f_3a69)
    case .renameFolder: Self.catalogKey(of: "renameFolder", hash: 0x56bc_912b_e524_814b)
    case .encode: Self.catalogKey(of: "encode", hash: 0xffa2_eec4_b967_3df8)
    case .convert: Self.catalogKey(of: "convert", hash: 0x31fd_5c5a_d664_f1f6)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .removeEntry(let key): ["key": .string(key)]
    case .renameEntries(let count, let name): ["count": ArgumentValue(count), "name": .string(name)]
    case .replace(let old, let new): ["old": .string(old), "new": .string(new)]
    case .insert(let text): ["text": .string(text)]
    case .addEntries(let count, let locales):
      ["count": ArgumentValue(count), "locales": .list(locales)]
    case .removeSpace, .removeCharacter: .none
    case .renameFolder(let name): ["name": .string(name)]
    case .encode: .none
    case .convert(let encoding): ["encoding": .string(encoding)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "Fix.Sentence", case: name, hash: hash)
  }
}
