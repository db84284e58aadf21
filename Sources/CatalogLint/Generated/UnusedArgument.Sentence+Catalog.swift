// catalog-lint:generated CatalogLint/UnusedArgument.Sentence
//
// The keys and the values of the words of UnusedArgument.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnusedArgument.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unused: Self.catalogKey(of: "unused", hash: 0xa416_d053_b508_9810)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unused(let arguments, let error): ["arguments": .list(arguments), "error": .string(error)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnusedArgument.Sentence", case: name, hash: hash)
  }
}
