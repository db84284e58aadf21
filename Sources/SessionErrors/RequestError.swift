import ErrorCatalog
import FoundationNetworking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a request could not be made.
///
/// `@unchecked`: the cases are those of APIKit, and `URLRequest` has no checked conformance on every system; it is a value, and no
/// case is changed after it is made.
public enum RequestError: Error, @unchecked Sendable {
  /// The base address cannot be used.
  case invalidBaseURL(URL)
  /// The request is not of the form that was expected.
  case unexpectedURLRequest(URLRequest)
}

extension RequestError: CatalogError {
  private enum Key {
    static let invalidBaseURL = CatalogKey(module: "SessionErrors", type: "RequestError", case: "invalidBaseURL")
    static let unexpectedURLRequest = CatalogKey(
      module: "SessionErrors",
      type: "RequestError",
      case: "unexpectedURLRequest"
    )
  }

  /// The key of the case's words, in the table `SessionErrors`. Addresses and requests never become part of them.
  public var catalogKey: CatalogKey {
    switch self {
    case .invalidBaseURL: Key.invalidBaseURL
    case .unexpectedURLRequest: Key.unexpectedURLRequest
    }
  }
}
