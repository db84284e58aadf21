// catalog-lint:generated SessionErrors/RequestError
//
// The keys and the values of the words of RequestError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension RequestError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .invalidBaseURL: Self.catalogKey(of: "invalidBaseURL", hash: 0x0aa5_dc8d_97e4_ecff)
    case .unexpectedURLRequest:
      Self.catalogKey(of: "unexpectedURLRequest", hash: 0xb700_0e29_5a4a_9eaf)
    }
  }

  // Not passed: 0 of invalidBaseURL (`URL`), which has no form for people.
  // Not passed: 0 of unexpectedURLRequest (`URLRequest`), which has no form for people.

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "SessionErrors", type: "RequestError", case: name, hash: hash)
  }
}
