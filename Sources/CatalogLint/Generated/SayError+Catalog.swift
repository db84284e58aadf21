// catalog-lint:generated CatalogLint/SayError
//
// The keys and the values of the words of SayError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension SayError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .malformedArgument: Self.catalogKey(of: "malformedArgument", hash: 0x8fee_4a2e_14d6_0eda)
    case .unknownKind: Self.catalogKey(of: "unknownKind", hash: 0xccc4_e2ae_fa0e_6f41)
    case .unreadableValue: Self.catalogKey(of: "unreadableValue", hash: 0x90ab_1a61_b596_6d42)
    case .noLanguage: Self.catalogKey(of: "noLanguage", hash: 0xd4b4_6d4a_bf10_4f9f)
    case .noFolder: Self.catalogKey(of: "noFolder", hash: 0x5612_b2ef_3c1b_e899)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .malformedArgument(let argument): ["argument": .string(argument)]
    case .unknownKind(let kind, let kinds): ["kind": .string(kind), "kinds": .list(kinds)]
    case .unreadableValue(let value, let kind): ["value": .string(value), "kind": .string(kind)]
    case .noLanguage(let name): ["name": .string(name)]
    case .noFolder(let path): ["path": .string(path)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SayError", case: name, hash: hash)
  }
}
