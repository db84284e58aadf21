// catalog-lint:generated CatalogLint/UnusedSetting.Sentence
//
// The keys and the values of the words of UnusedSetting.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnusedSetting.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownType: Self.catalogKey(of: "unknownType", hash: 0x9940_6ae5_79ca_71ee)
    case .misspelledType: Self.catalogKey(of: "misspelledType", hash: 0x7c81_ae2b_a777_6b85)
    case .unknownPath: Self.catalogKey(of: "unknownPath", hash: 0x90c6_61d0_0be9_b078)
    case .misspelledPath: Self.catalogKey(of: "misspelledPath", hash: 0x8cc9_d0b2_ba10_e9be)
    case .wordlessLocale: Self.catalogKey(of: "wordlessLocale", hash: 0x16d1_3286_6ba6_153d)
    case .undemandedLocale: Self.catalogKey(of: "undemandedLocale", hash: 0x9129_ccea_28ae_c8a0)
    case .leftOutLocale: Self.catalogKey(of: "leftOutLocale", hash: 0x6536_6f1f_14ea_4f2d)
    case .untoldMinimum: Self.catalogKey(of: "untoldMinimum", hash: 0x19fc_5b58_f7bc_f1da)
    case .unreadKey: Self.catalogKey(of: "unreadKey", hash: 0x6610_d950_1112_9dd4)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownType(let pattern): ["pattern": .string(pattern)]
    case .misspelledType(let pattern, let nearest):
      ["pattern": .string(pattern), "nearest": .string(nearest)]
    case .unknownPath(let pattern): ["pattern": .string(pattern)]
    case .misspelledPath(let pattern, let nearest):
      ["pattern": .string(pattern), "nearest": .string(nearest)]
    case .wordlessLocale(let locale, let known): ["locale": .string(locale), "known": .list(known)]
    case .undemandedLocale(let locale, let rule): ["locale": .string(locale), "rule": .string(rule)]
    case .leftOutLocale(let locale): ["locale": .string(locale)]
    case .untoldMinimum(let locale, let rule): ["locale": .string(locale), "rule": .string(rule)]
    case .unreadKey(let key): ["key": .string(key)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnusedSetting.Sentence", case: name, hash: hash)
  }
}
