// catalog-lint:generated CatalogLint/AmbiguousType.Sentence
//
// The keys and the values of the words of AmbiguousType.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension AmbiguousType.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .ambiguous: Self.catalogKey(of: "ambiguous", hash: 0x6ba1_19af_e961_b529)
    case .declaration: Self.catalogKey(of: "declaration", hash: 0x501c_aa7b_0ebc_b673)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .ambiguous(let type, let modules): ["type": .string(type), "modules": .list(modules)]
    case .declaration(let type, let module): ["type": .string(type), "module": .string(module)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "AmbiguousType.Sentence", case: name, hash: hash)
  }
}
