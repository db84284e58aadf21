import ErrorCatalog
import Foundation

extension APIError {
  /// Folds any error into the four cases: for callers who want just those.
  ///
  /// The chain of errors (the causes of a `CatalogError`, the underlying error of any other) is looked through from the outside
  /// in, so that what wraps an error does not hide it. The first that is an
  /// `APIError` stays itself; the first `URLError` that is about the network, rather than about the request or the answer, becomes
  /// `.networkError`. Where there is neither, the error is `.unknown`.
  ///
  /// Fold an error before it becomes an `NSError`: on Linux `as NSError` keeps of a Swift error neither its values nor its
  /// cause, only its domain and code. That is enough for an `APIError` and for a `URLError`, not for what holds one.
  public init(_ error: any Error) {
    var next: (any Error)? = error
    for _ in 0..<Self.mostCauses {
      guard let error = next else { break }
      if let known = error as? APIError ?? Self.bridged(error) {
        self = known
        return
      }
      if Self.isAboutNetwork(error) {
        self = .networkError
        return
      }
      next =
        (error as? any CatalogError)?.catalogCause ?? (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self = .unknown
  }

  /// The case that an `NSError` was made of, if it was.
  private static func bridged(_ error: any Error) -> APIError? {
    let error = error as NSError
    return [APIError.searchWordEmpty, .invalidURL, .networkError, .unknown].first {
      let bridged = $0 as NSError
      return (bridged.domain, bridged.code) == (error.domain, error.code)
    }
  }

  /// A session reports an `NSError` or a `URLError`, which on Linux is no cast away; the bridge makes them one.
  private static func isAboutNetwork(_ error: any Error) -> Bool {
    let bridged = error as NSError
    guard bridged.domain == NSURLErrorDomain, let code = URLError.Code(rawValue: bridged.code) else { return false }
    return networkCodes.contains(code)
  }

  /// A chain that comes back to itself ends here.
  private static let mostCauses = 32

  /// The codes that say the service was not reached: trying again where the connection is good may help.
  private static let networkCodes: Set<URLError.Code> = [
    .timedOut, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed, .notConnectedToInternet,
    .secureConnectionFailed, .cannotLoadFromNetwork, .internationalRoamingOff, .callIsActive, .dataNotAllowed,
  ]
}
