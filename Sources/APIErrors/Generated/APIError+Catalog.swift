// catalog-lint:generated APIErrors/APIError
//
// The keys and the values of the words of APIError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension APIError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .searchWordEmpty: Self.catalogKey(of: "searchWordEmpty", hash: 0x147a_bcfb_3fb6_e1f5)
    case .invalidURL: Self.catalogKey(of: "invalidURL", hash: 0xdf76_3bae_6f6d_65eb)
    case .networkError: Self.catalogKey(of: "networkError", hash: 0xa178_5b7d_e055_871a)
    case .unknown: Self.catalogKey(of: "unknown", hash: 0x1877_e674_ee84_4928)
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "APIErrors", type: "APIError", case: name, hash: hash)
  }
}
