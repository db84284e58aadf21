// catalog-lint:generated CatalogLint/UnnumberedArguments.Sentence
//
// The keys and the values of the words of UnnumberedArguments.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnnumberedArguments.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .reordered: Self.catalogKey(of: "reordered", hash: 0xdba5_de54_88f8_acd2)
    case .unnumbered: Self.catalogKey(of: "unnumbered", hash: 0x0e80_e5ab_b27d_a40d)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .reordered(let locales): ["locales": .list(locales)]
    case .unnumbered(let count): ["count": ArgumentValue(count)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnnumberedArguments.Sentence", case: name, hash: hash)
  }
}
