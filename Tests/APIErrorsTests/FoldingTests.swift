import APIErrors
import ErrorCatalog
import Foundation
import Testing

@Suite("Any error folded into an APIError")
struct FoldingTests {
  /// An error around another one.
  private struct Wrapper: CatalogError {
    let catalogKey = CatalogKey(module: "APIErrorsTests", type: "Wrapper", case: "wrapped")
    let catalogCause: (any Error)?
  }

  /// An error that is its own cause.
  private final class Circular: CatalogError {
    let catalogKey = CatalogKey(module: "APIErrorsTests", type: "Circular", case: "round")
    var catalogCause: (any Error)? { self }
  }

  private struct Other: Error {}

  @Test(
    "A URLError about the network is a network error",
    arguments: [
      .timedOut, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed,
      .notConnectedToInternet, .secureConnectionFailed, .cannotLoadFromNetwork, .internationalRoamingOff,
      .callIsActive, .dataNotAllowed,
    ] as [URLError.Code]
  )
  func network(_ code: URLError.Code) {
    #expect(APIError(URLError(code)) == .networkError)
    #expect(APIError(NSError(domain: NSURLErrorDomain, code: code.rawValue)) == .networkError)
  }

  @Test(
    "A URLError about the request or the answer is unknown",
    arguments: [
      .badURL, .unsupportedURL, .badServerResponse, .cannotDecodeContentData, .cancelled, .userAuthenticationRequired,
      .fileDoesNotExist, .serverCertificateUntrusted, .httpTooManyRedirects, .unknown,
    ] as [URLError.Code]
  )
  func others(_ code: URLError.Code) {
    #expect(APIError(URLError(code)) == .unknown)
  }

  @Test("An APIError stays itself", arguments: [APIError.searchWordEmpty, .invalidURL, .networkError, .unknown])
  func itself(_ error: APIError) {
    #expect(APIError(error) == error)
    #expect(APIError(Wrapper(catalogCause: error)) == error)
    #expect(APIError(error as NSError) == error)
    #expect(APIError(NSError(domain: "Shop", code: 1, userInfo: [NSUnderlyingErrorKey: error as NSError])) == error)
  }

  @Test("What wraps an error does not hide it")
  func wrapped() {
    #expect(APIError(Wrapper(catalogCause: Wrapper(catalogCause: URLError(.timedOut)))) == .networkError)
    #expect(APIError(Wrapper(catalogCause: Other())) == .unknown)
    #expect(APIError(Wrapper(catalogCause: nil)) == .unknown)
    func around(_ error: any Error) -> NSError {
      NSError(domain: "Shop", code: 1, userInfo: [NSUnderlyingErrorKey: error])
    }
    #expect(APIError(around(URLError(.timedOut))) == .networkError)
    #expect(APIError(around(around(APIError.invalidURL))) == .invalidURL)
    #expect(APIError(Wrapper(catalogCause: around(URLError(.notConnectedToInternet)))) == .networkError)
    #expect(APIError(around(Other())) == .unknown)
  }

  @Test("Everything else is unknown, a chain without end too")
  func everythingElse() {
    #expect(APIError(Other()) == .unknown)
    #expect(APIError(CancellationError()) == .unknown)
    #expect(APIError(NSError(domain: NSPOSIXErrorDomain, code: -1001)) == .unknown)
    #expect(APIError(Circular()) == .unknown)
  }
}
