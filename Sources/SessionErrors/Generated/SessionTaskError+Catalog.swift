// catalog-lint:generated SessionErrors/SessionTaskError
//
// The keys and the values of the words of SessionTaskError. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension SessionTaskError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .connectionError: Self.catalogKey(of: "connectionError", hash: 0xabf0_4ac3_8201_e070)
    case .requestError: Self.catalogKey(of: "requestError", hash: 0x6d0c_09c9_6ec2_0034)
    case .responseError: Self.catalogKey(of: "responseError", hash: 0xb2ef_0912_6943_5cd3)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .connectionError(let value): ["0": .error(value)]
    case .requestError(let value): ["0": .error(value)]
    case .responseError(let value): ["0": .error(value)]
    }
  }

  /// The error that led to this one.
  public var catalogCause: (any Swift.Error)? {
    switch self {
    case .connectionError(let value): value
    case .requestError(let value): value
    case .responseError(let value): value
    }
  }

  /// Whether the cause speaks in this error's place.
  public var prefersCause: Bool { true }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "SessionErrors", type: "SessionTaskError", case: name, hash: hash)
  }
}
