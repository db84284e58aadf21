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
