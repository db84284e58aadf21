// catalog-lint:generated CatalogLint/CStringSpecifier.Sentence
//
// The keys and the values of the words of CStringSpecifier.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension CStringSpecifier.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .text: Self.catalogKey(of: "text", hash: 0x1b9a_fd73_24a0_2961)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .text(let written, let meant): ["written": .string(written), "meant": .string(meant)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "CStringSpecifier.Sentence", case: name, hash: hash)
  }
}
