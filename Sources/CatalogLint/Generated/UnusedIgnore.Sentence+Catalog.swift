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
    case .unknownRule: Self.catalogKey(of: "unknownRule", hash: 0x900f_48ee_a5be_f341)
    case .misspelledRule: Self.catalogKey(of: "misspelledRule", hash: 0x8e33_c1a4_6387_ae90)
    case .noRule: Self.catalogKey(of: "noRule", hash: 0xbd3e_c0e5_625b_ecfb)
    case .misspelledMark: Self.catalogKey(of: "misspelledMark", hash: 0x488a_0564_8af6_6ebb)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unused(let rule): ["rule": .string(rule)]
    case .unknownRule(let rule): ["rule": .string(rule)]
    case .misspelledRule(let rule, let nearest):
      ["rule": .string(rule), "nearest": .string(nearest)]
    case .noRule: .none
    case .misspelledMark(let written, let meant):
      ["written": .string(written), "meant": .string(meant)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnusedIgnore.Sentence", case: name, hash: hash)
  }
}
