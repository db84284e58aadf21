// catalog-lint:generated Wayfarer/ReminderError
//
// The keys and the values of the words of ReminderError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension ReminderError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .permissionDenied: Self.catalogKey(of: "permissionDenied", hash: 0xcdb2_df3c_db8b_5d03)
    case .scheduleFull: Self.catalogKey(of: "scheduleFull", hash: 0x890b_cc22_c768_85e1)
    case .quietHours: Self.catalogKey(of: "quietHours", hash: 0x93c1_2c46_c5a5_47c2)
    case .soundMissing: Self.catalogKey(of: "soundMissing", hash: 0x96d1_76a7_48ab_e9fa)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .permissionDenied: .none
    case .scheduleFull(let limit): ["limit": ArgumentValue(limit)]
    case .quietHours(let from, let to): ["from": ArgumentValue(from), "to": ArgumentValue(to)]
    case .soundMissing(let name): ["name": .string(name)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "ReminderError", case: name, hash: hash)
  }
}
