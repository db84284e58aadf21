// catalog-lint:generated CatalogLint/UnpresentableArgument.Sentence
//
// The keys and the values of the words of UnpresentableArgument.Sentence. `catalog-lint generate`
// writes this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnpresentableArgument.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .noForm: Self.catalogKey(of: "noForm", hash: 0x3c12_4ee8_8688_8054)
    case .reason: Self.catalogKey(of: "reason", hash: 0xeaa0_5feb_d397_6a1b)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .noForm(let placeholder, let type):
      ["placeholder": .string(placeholder), "type": .string(type)]
    case .reason(let placeholder, let type):
      ["placeholder": .string(placeholder), "type": .string(type)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(
      module: "CatalogLint",
      type: "UnpresentableArgument.Sentence",
      case: name,
      hash: hash
    )
  }
}
