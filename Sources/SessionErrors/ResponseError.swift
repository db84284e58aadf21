import FoundationNetworking

/// Why an answer could not be used.
///
/// `@unchecked`: the cases are those of APIKit, which holds an `Any`. `URLResponse` is immutable once it is made; what is put into
/// `unexpectedObject` must not be changed by whoever made it.
public enum ResponseError: Error, @unchecked Sendable {
  /// What answered is no web server.
  case nonHTTPURLResponse(URLResponse?)
  /// The status of the answer means no success.
  case unacceptableStatusCode(Int)
  /// The body of the answer is not what was expected.
  case unexpectedObject(Any)
}
