// catalog-lint:generated CatalogLint/SurroundingWhitespace.Sentence
//
// The keys and the values of the words of SurroundingWhitespace.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension SurroundingWhitespace.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .before: Self.catalogKey(of: "before", hash: 0x7a06_6767_9c15_4311)
    case .behind: Self.catalogKey(of: "behind", hash: 0xff44_6619_d82e_a4d8)
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(
      module: "CatalogLint",
      type: "SurroundingWhitespace.Sentence",
      case: name,
      hash: hash
    )
  }
}
