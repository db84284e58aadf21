// catalog-lint:generated GitHubSearch/UsageError
//
// The keys and the values of the words of UsageError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension UsageError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .noWord: Self.catalogKey(of: "noWord", hash: 0x0a75_6960_dd82_5899)
    case .unknownOption: Self.catalogKey(of: "unknownOption", hash: 0x7459_ec5f_fe9c_e01a)
    case .missingValue: Self.catalogKey(of: "missingValue", hash: 0x2608_01ba_ba32_4ea4)
    case .unknownLocale: Self.catalogKey(of: "unknownLocale", hash: 0x5d70_16a3_4d8b_30d8)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .noWord: .none
    case .unknownOption(let value): ["0": .string(value)]
    case .missingValue(let option): ["option": .string(option)]
    case .unknownLocale(let value): ["0": .string(value)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "GitHubSearch", type: "UsageError", case: name, hash: hash)
  }
}
