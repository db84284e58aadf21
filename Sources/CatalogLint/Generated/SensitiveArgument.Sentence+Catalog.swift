// catalog-lint:generated CatalogLint/SensitiveArgument.Sentence
//
// The keys and the values of the words of SensitiveArgument.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension SensitiveArgument.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .sensitive: Self.catalogKey(of: "sensitive", hash: 0xcdce_a4e6_bd35_7135)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .sensitive(let placeholder, let name):
      ["placeholder": .string(placeholder), "name": .string(name)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SensitiveArgument.Sentence", case: name, hash: hash)
  }
}
