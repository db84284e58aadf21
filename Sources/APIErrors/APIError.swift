import ErrorCatalog

/// What can go wrong when a program asks a service, in the four cases that a person can act on.
public enum APIError: Error, Hashable {
  /// There was nothing to search for.
  case searchWordEmpty
  /// No address could be made from what was entered.
  case invalidURL
  /// The service could not be reached, or took too long.
  case networkError
  /// Anything else.
  case unknown
}

extension APIError: CatalogError {
  private enum Key {
    static let searchWordEmpty = CatalogKey(module: "APIErrors", type: "APIError", case: "searchWordEmpty")
    static let invalidURL = CatalogKey(module: "APIErrors", type: "APIError", case: "invalidURL")
    static let networkError = CatalogKey(module: "APIErrors", type: "APIError", case: "networkError")
    static let unknown = CatalogKey(module: "APIErrors", type: "APIError", case: "unknown")
  }

  /// The key of the case's words, in the table `APIErrors`.
  public var catalogKey: CatalogKey {
    switch self {
    case .searchWordEmpty: Key.searchWordEmpty
    case .invalidURL: Key.invalidURL
    case .networkError: Key.networkError
    case .unknown: Key.unknown
    }
  }
}
