public import ErrorCatalog

/// What is wrong with a command line.
public enum UsageError: Error, Equatable {
  /// There is nothing to search for.
  case noWord
  /// There is no such option.
  case unknownOption(String)
  /// An option stands without the value it needs.
  case missingValue(option: String)
  /// The text names no language.
  case unknownLocale(String)
}

extension UsageError: CatalogError {
  /// The key of the case.
  public var catalogKey: CatalogKey {
    switch self {
    case .noWord: CatalogKey(module: "GitHubSearch", type: "UsageError", case: "noWord")
    case .unknownOption: CatalogKey(module: "GitHubSearch", type: "UsageError", case: "unknownOption")
    case .missingValue: CatalogKey(module: "GitHubSearch", type: "UsageError", case: "missingValue")
    case .unknownLocale: CatalogKey(module: "GitHubSearch", type: "UsageError", case: "unknownLocale")
    }
  }

  /// What was typed.
  public var catalogArguments: MessageArguments {
    switch self {
    case .noWord: .none
    case .unknownOption(let option): ["0": .string(option)]
    case .missingValue(let option): ["option": .string(option)]
    case .unknownLocale(let text): ["0": .string(text)]
    }
  }
}
