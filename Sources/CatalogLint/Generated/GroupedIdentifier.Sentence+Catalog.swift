// catalog-lint:generated CatalogLint/GroupedIdentifier.Sentence
//
// The keys and the values of the words of GroupedIdentifier.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension GroupedIdentifier.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .grouped: Self.catalogKey(of: "grouped", hash: 0x256d_3d1e_7fb2_2a9a)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .grouped(let placeholder, let fixed):
      ["placeholder": .string(placeholder), "fixed": .string(fixed)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GroupedIdentifier.Sentence", case: name, hash: hash)
  }
}
