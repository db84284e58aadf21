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
