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
