// catalog-lint:generated CatalogLint/Untranslated.Sentence
//
// The keys and the values of the words of Untranslated.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension Untranslated.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .copied: Self.catalogKey(of: "copied", hash: 0x4e50_40c3_480f_8f11)
    case .stub: Self.catalogKey(of: "stub", hash: 0xc0df_b529_fbad_04a7)
    case .untranslated: Self.catalogKey(of: "untranslated", hash: 0x45f2_ce23_d4b9_c641)
    case .new: Self.catalogKey(of: "new", hash: 0x7c76_e730_26f8_1689)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .copied(let keys, let locale, let base):
      ["keys": .list(keys), "locale": .string(locale), "base": .string(base)]
    case .stub(let keys): ["keys": .list(keys)]
    case .untranslated(let keys, let locale): ["keys": .list(keys), "locale": .string(locale)]
    case .new(let keys, let locale): ["keys": .list(keys), "locale": .string(locale)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "Untranslated.Sentence", case: name, hash: hash)
  }
}
