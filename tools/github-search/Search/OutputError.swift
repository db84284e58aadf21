public import ErrorCatalog

/// Why what was found does not reach anybody.
public enum OutputError: Error, Equatable {
  /// Standard output takes no more: the disk is full, the file is closed. The reason is the system's.
  case notWritten(reason: String)
}

extension OutputError: CatalogError {
  /// The key of the case.
  public var catalogKey: CatalogKey {
    switch self {
    case .notWritten: CatalogKey(module: "GitHubSearch", type: "OutputError", case: "notWritten")
    }
  }

  /// The system's reason.
  public var catalogArguments: MessageArguments {
    switch self {
    case .notWritten(let reason): ["reason": .string(reason)]
    }
  }
}
