// catalog-lint:generated CatalogLint/UncataloguedType.Sentence
//
// The keys and the values of the words of UncataloguedType.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UncataloguedType.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .uncatalogued: Self.catalogKey(of: "uncatalogued", hash: 0x701e_ed7b_8fee_f4ba)
    case .folded: Self.catalogKey(of: "folded", hash: 0x36d9_30c5_be98_1e9b)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .uncatalogued(let error, let cases):
      ["error": .string(error), "cases": ArgumentValue(cases)]
    case .folded(let count, let errors): ["count": ArgumentValue(count), "errors": .list(errors)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UncataloguedType.Sentence", case: name, hash: hash)
  }
}
