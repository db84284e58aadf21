// catalog-lint:generated CatalogLint/PluralOnOneSide.Sentence
//
// The keys and the values of the words of PluralOnOneSide.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension PluralOnOneSide.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .oneSided: Self.catalogKey(of: "oneSided", hash: 0x1154_cb9a_384e_d466)
    case .plural: Self.catalogKey(of: "plural", hash: 0xf303_0e3e_5b5c_6321)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .oneSided(let placeholder, let base, let locale, let categories):
      [
        "placeholder": .string(placeholder),
        "base": .string(base),
        "locale": .string(locale),
        "categories": .list(categories),
      ]
    case .plural: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "PluralOnOneSide.Sentence", case: name, hash: hash)
  }
}
