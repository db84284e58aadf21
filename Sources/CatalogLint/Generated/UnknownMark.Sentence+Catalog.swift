// catalog-lint:generated CatalogLint/UnknownMark.Sentence
//
// The keys and the values of the words of UnknownMark.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnknownMark.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .misspelled: Self.catalogKey(of: "misspelled", hash: 0xdd3d_74e3_c694_48d8)
    case .unknownStyle: Self.catalogKey(of: "unknownStyle", hash: 0xa120_e8ec_18dd_3da5)
    case .misplacedStyle: Self.catalogKey(of: "misplacedStyle", hash: 0xeff8_fd93_f182_384f)
    case .hidden: Self.catalogKey(of: "hidden", hash: 0xa040_91f7_04bf_b545)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .misspelled(let written, let meant): ["written": .string(written), "meant": .string(meant)]
    case .unknownStyle(let written): ["written": .string(written)]
    case .misplacedStyle(let written): ["written": .string(written)]
    case .hidden(let written): ["written": .string(written)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnknownMark.Sentence", case: name, hash: hash)
  }
}
