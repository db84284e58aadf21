import ErrorCatalog

// catalog-lint:forwards
/// Where in a session's task something went wrong. What went wrong is in the error that each case holds.
public enum SessionTaskError: Error {
  /// The connection failed.
  case connectionError(any Error)
  /// The request could not be made.
  case requestError(any Error)
  /// The answer could not be used.
  case responseError(any Error)
}

extension SessionTaskError: CatalogError {
  private enum Key {
    static let connectionError = CatalogKey(module: "SessionErrors", type: "SessionTaskError", case: "connectionError")
    static let requestError = CatalogKey(module: "SessionErrors", type: "SessionTaskError", case: "requestError")
    static let responseError = CatalogKey(module: "SessionErrors", type: "SessionTaskError", case: "responseError")
  }

  /// The key of the case's words, in the table `SessionErrors`.
  public var catalogKey: CatalogKey {
    switch self {
    case .connectionError: Key.connectionError
    case .requestError: Key.requestError
    case .responseError: Key.responseError
    }
  }

  /// The error that the case holds.
  public var catalogCause: (any Error)? {
    switch self {
    case .connectionError(let cause), .requestError(let cause), .responseError(let cause): cause
    }
  }

  /// The error says where, not what, so the cause speaks where it has words.
  public var prefersCause: Bool { true }
}
