// catalog-lint:generated CatalogLint/Untranslated.Sentence
//
// The keys and the values of the words of Untranslated.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension Untranslated.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .stub: Self.catalogKey(of: "stub", hash: 0xc0df_b529_fbad_04a7)
    case .untranslated: Self.catalogKey(of: "untranslated", hash: 0x45f2_ce23_d4b9_c641)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .stub(let keys): ["keys": .list(keys)]
    case .untranslated(let keys, let locale): ["keys": .list(keys), "locale": .string(locale)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "Untranslated.Sentence", case: name, hash: hash)
  }
}
