import ErrorCatalog
import FoundationNetworking
import MessageFormatting

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

extension ResponseError: CatalogError {
  private enum Key {
    static let nonHTTPURLResponse = CatalogKey(
      module: "SessionErrors",
      type: "ResponseError",
      case: "nonHTTPURLResponse"
    )
    static let unacceptableStatusCode = CatalogKey(
      module: "SessionErrors",
      type: "ResponseError",
      case: "unacceptableStatusCode"
    )
    static let unexpectedObject = CatalogKey(module: "SessionErrors", type: "ResponseError", case: "unexpectedObject")
  }

  /// The key of the case's words, in the table `SessionErrors`.
  public var catalogKey: CatalogKey {
    switch self {
    case .nonHTTPURLResponse: Key.nonHTTPURLResponse
    case .unacceptableStatusCode: Key.unacceptableStatusCode
    case .unexpectedObject: Key.unexpectedObject
    }
  }

  /// The status code: the only associated value that has a form for people.
  public var catalogArguments: MessageArguments {
    switch self {
    case .nonHTTPURLResponse, .unexpectedObject: .none
    case .unacceptableStatusCode(let code): MessageArguments([MessageArgument("0", code)])
    }
  }
}
