// catalog-lint:generated SessionErrors/ResponseError
//
// The keys and the values of the words of ResponseError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension ResponseError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .nonHTTPURLResponse: Self.catalogKey(of: "nonHTTPURLResponse", hash: 0x1efc_21e5_9c90_f566)
    case .unacceptableStatusCode:
      Self.catalogKey(of: "unacceptableStatusCode", hash: 0x26b0_605d_5fcf_68cb)
    case .unexpectedObject: Self.catalogKey(of: "unexpectedObject", hash: 0x798d_433e_6e62_2297)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    // Not passed: 0 (`URLResponse?`), which has no form for people.
    case .nonHTTPURLResponse: .none
    case .unacceptableStatusCode(let value): ["0": ArgumentValue(value)]
    // Not passed: 0 (`Any`), which has no form for people.
    case .unexpectedObject: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "SessionErrors", type: "ResponseError", case: name, hash: hash)
  }
}
