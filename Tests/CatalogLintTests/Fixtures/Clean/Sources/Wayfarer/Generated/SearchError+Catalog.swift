// catalog-lint:generated Wayfarer/SearchError
//
// The keys and the values of the words of SearchError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension SearchError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .emptyQuery: Self.catalogKey(of: "emptyQuery", hash: 0xb1e0_7722_3ed9_255f)
    case .noResults: Self.catalogKey(of: "noResults", hash: 0x2619_6208_914b_cddd)
    case .tooManyResults: Self.catalogKey(of: "tooManyResults", hash: 0x965d_6c7d_9aa6_2915)
    case .datesReversed: Self.catalogKey(of: "datesReversed", hash: 0xc097_1336_dd79_6aca)
    case .filterUnavailable: Self.catalogKey(of: "filterUnavailable", hash: 0x9bdd_0b74_a7f9_e652)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .emptyQuery: .none
    case .noResults(let query): ["query": .string(query)]
    case .tooManyResults(let count): ["count": ArgumentValue(count)]
    case .datesReversed(let from, let to): ["from": ArgumentValue(from), "to": ArgumentValue(to)]
    case .filterUnavailable(let name): ["name": .string(name)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "SearchError", case: name, hash: hash)
  }
}
