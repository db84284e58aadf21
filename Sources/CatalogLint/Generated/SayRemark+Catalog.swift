// catalog-lint:generated CatalogLint/SayRemark
//
// The keys and the values of the words of SayRemark. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension SayRemark {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .misspelledKey: Self.catalogKey(of: "misspelledKey", hash: 0x0324_6484_ff9b_0004)
    case .unusedArgument: Self.catalogKey(of: "unusedArgument", hash: 0xbe36_9cc2_182a_5804)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .misspelledKey(let nearest): ["nearest": .string(nearest)]
    case .unusedArgument(let name): ["name": .string(name)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SayRemark", case: name, hash: hash)
  }
}
