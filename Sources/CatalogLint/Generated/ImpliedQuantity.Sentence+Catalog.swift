// catalog-lint:generated CatalogLint/ImpliedQuantity.Sentence
//
// The keys and the values of the words of ImpliedQuantity.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ImpliedQuantity.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .implied: Self.catalogKey(of: "implied", hash: 0xeec2_86be_ed7f_b5bf)
    case .withoutConversion: Self.catalogKey(of: "withoutConversion", hash: 0xd7bd_55e6_14df_b0b6)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .implied(let locale, let numbers): ["locale": .string(locale), "numbers": .list(numbers)]
    case .withoutConversion(let locale, let numbers, let conversion):
      ["locale": .string(locale), "numbers": .list(numbers), "conversion": .string(conversion)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ImpliedQuantity.Sentence", case: name, hash: hash)
  }
}
