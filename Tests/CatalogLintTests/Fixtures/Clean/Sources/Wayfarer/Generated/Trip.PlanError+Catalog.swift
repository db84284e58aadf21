// catalog-lint:generated Wayfarer/Trip.PlanError
//
// The keys and the values of the words of Trip.PlanError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension Trip.PlanError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .overlapping: Self.catalogKey(of: "overlapping", hash: 0x0866_bddb_0f40_27f1)
    case .dayEmpty: Self.catalogKey(of: "dayEmpty", hash: 0x6571_ebeb_f9bf_f105)
    case .tooLong: Self.catalogKey(of: "tooLong", hash: 0x7b15_bd53_7b5f_9417)
    case .archived: Self.catalogKey(of: "archived", hash: 0x1be9_9c15_dbe7_5649)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .overlapping(let first, let second): ["first": .string(first), "second": .string(second)]
    case .dayEmpty(let day): ["day": ArgumentValue(day)]
    case .tooLong(let days, let limit): ["days": ArgumentValue(days), "limit": ArgumentValue(limit)]
    case .archived: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "Trip.PlanError", case: name, hash: hash)
  }
}
