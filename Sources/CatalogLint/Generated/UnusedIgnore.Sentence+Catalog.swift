// catalog-lint:generated CatalogLint/UnusedIgnore.Sentence
//
// The keys and the values of the words of UnusedIgnore.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnusedIgnore.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unused: Self.catalogKey(of: "unused", hash: 0x7cab_8258_42c6_81ac)
    case .unusedAmongOthers: Self.catalogKey(of: "unusedAmongOthers", hash: 0xf170_2493_d307_ebc7)
    case .unknownRule: Self.catalogKey(of: "unknownRule", hash: 0x900f_48ee_a5be_f341)
    case .notIgnorable: Self.catalogKey(of: "notIgnorable", hash: 0x5e9c_b86c_81df_0586)
    case .misspelledRule: Self.catalogKey(of: "misspelledRule", hash: 0x8e33_c1a4_6387_ae90)
    case .noRule: Self.catalogKey(of: "noRule", hash: 0xbd3e_c0e5_625b_ecfb)
    case .misspelledMark: Self.catalogKey(of: "misspelledMark", hash: 0x488a_0564_8af6_6ebb)
    case .unknownMark: Self.catalogKey(of: "unknownMark", hash: 0x96f2_afbf_9ea5_bc3d)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unused(let rule): ["rule": .string(rule)]
    case .unusedAmongOthers(let rule): ["rule": .string(rule)]
    case .unknownRule(let rule): ["rule": .string(rule)]
    case .notIgnorable(let rule): ["rule": .string(rule)]
    case .misspelledRule(let rule, let nearest):
      ["rule": .string(rule), "nearest": .string(nearest)]
    case .noRule: .none
    case .misspelledMark(let written, let meant):
      ["written": .string(written), "meant": .string(meant)]
    case .unknownMark(let written): ["written": .string(written)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnusedIgnore.Sentence", case: name, hash: hash)
  }
}
