import ErrorCatalog
import Foundation

extension APIError {
  /// Folds any error into the four cases: for callers who want just those.
  ///
  /// The chain of errors is looked through from the outside in, so that what wraps an error does not hide it. The first that is an
  /// `APIError` stays itself; the first `URLError` that is about the network, rather than about the request or the answer, becomes
  /// `.networkError`. Where there is neither, the error is `.unknown`.
  public init(_ error: any Error) {
    var next: (any Error)? = error
    for _ in 0..<Self.mostCauses {
      guard let error = next else { break }
      if let known = error as? APIError {
        self = known
        return
      }
      if let known = error as? URLError, Self.networkCodes.contains(known.code) {
        self = .networkError
        return
      }
      next = (error as? any CatalogError)?.catalogCause
    }
    self = .unknown
  }

  /// A chain that comes back to itself ends here.
  private static let mostCauses = 32

  /// The codes that say the service was not reached: trying again where the connection is good may help.
  private static let networkCodes: Set<URLError.Code> = [
    .timedOut, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed, .notConnectedToInternet,
    .secureConnectionFailed, .cannotLoadFromNetwork, .internationalRoamingOff, .callIsActive, .dataNotAllowed,
  ]
}
