// catalog-lint:generated CatalogLint/UnknownLocale.Sentence
//
// The keys and the values of the words of UnknownLocale.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UnknownLocale.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknown: Self.catalogKey(of: "unknown", hash: 0x470f_1e44_3a68_30b4)
    case .misnamed: Self.catalogKey(of: "misnamed", hash: 0x3655_d162_9236_66d5)
    case .deprecated: Self.catalogKey(of: "deprecated", hash: 0x61fd_62c1_61bb_4aa8)
    case .unknownPart: Self.catalogKey(of: "unknownPart", hash: 0x22a7_01c6_f327_35b4)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknown(let name): ["name": .string(name)]
    case .misnamed(let name, let meant): ["name": .string(name), "meant": .string(meant)]
    case .deprecated(let name, let meant): ["name": .string(name), "meant": .string(meant)]
    case .unknownPart(let name, let part, let meant):
      ["name": .string(name), "part": .string(part), "meant": .string(meant)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UnknownLocale.Sentence", case: name, hash: hash)
  }
}
