// catalog-lint:generated CatalogLint/MissingMessage.Sentence
//
// The keys and the values of the words of MissingMessage.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension MissingMessage.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .missing: Self.catalogKey(of: "missing", hash: 0x0c84_aaf9_09e2_785d)
    case .uneven: Self.catalogKey(of: "uneven", hash: 0xc0eb_6e26_5231_6882)
    case .generalTitle: Self.catalogKey(of: "generalTitle", hash: 0x38e0_d395_17d6_6191)
    case .belongsAfter: Self.catalogKey(of: "belongsAfter", hash: 0xd724_2b53_c062_35b4)
    case .belongsBefore: Self.catalogKey(of: "belongsBefore", hash: 0x4f2e_812b_698f_31a6)
    case .belongsInto: Self.catalogKey(of: "belongsInto", hash: 0xcd16_9fb2_03ac_c830)
    case .misspelled: Self.catalogKey(of: "misspelled", hash: 0xca48_2406_8f17_ae5b)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .missing(let error, let fields, let locales):
      ["error": .string(error), "fields": .list(fields), "locales": .list(locales)]
    case .uneven(let error, let gaps): ["error": .string(error), "gaps": .list(gaps)]
    case .generalTitle(let error, let own, let general):
      ["error": .string(error), "own": .list(own), "general": .list(general)]
    case .belongsAfter(let keys): ["keys": .list(keys)]
    case .belongsBefore(let keys): ["keys": .list(keys)]
    case .belongsInto(let file, let keys): ["file": .string(file), "keys": .list(keys)]
    case .misspelled(let key): ["key": .string(key)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "MissingMessage.Sentence", case: name, hash: hash)
  }
}
