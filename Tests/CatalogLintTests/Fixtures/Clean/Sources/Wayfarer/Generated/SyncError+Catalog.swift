// catalog-lint:generated Wayfarer/SyncError
//
// The keys and the values of the words of SyncError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension SyncError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .offline: Self.catalogKey(of: "offline", hash: 0x280c_c3c3_9a8c_a86f)
    case .serverBusy: Self.catalogKey(of: "serverBusy", hash: 0x8a77_2242_4225_f3ba)
    case .conflict: Self.catalogKey(of: "conflict", hash: 0xf58d_5fce_9b6e_0c3f)
    case .quotaFull: Self.catalogKey(of: "quotaFull", hash: 0x0054_082a_d70c_a352)
    case .tooManyDevices: Self.catalogKey(of: "tooManyDevices", hash: 0x50d7_e1d9_cc60_2369)
    case .staleData: Self.catalogKey(of: "staleData", hash: 0x9e01_9988_7571_0684)
    case .portBlocked: Self.catalogKey(of: "portBlocked", hash: 0xe50b_f0a8_3120_22b5)
    case .interrupted: Self.catalogKey(of: "interrupted", hash: 0x5307_7158_1be1_9c2c)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .offline: .none
    case .serverBusy(let retryAfter): ["retryAfter": ArgumentValue(retryAfter)]
    case .conflict(let mine, let theirs):
      ["mine": ArgumentValue(mine), "theirs": ArgumentValue(theirs)]
    case .quotaFull(let percentage): ["percentage": ArgumentValue(percentage)]
    case .tooManyDevices(let value0, let limit):
      ["0": ArgumentValue(value0), "limit": ArgumentValue(limit)]
    case .staleData(let since): ["since": ArgumentValue(since)]
    // Not passed: url (`URL`), which has no form for people.
    case .portBlocked(let port, _): ["port": ArgumentValue(port)]
    case .interrupted(let value): ["0": .error(value)]
    }
  }

  /// The error that led to this one.
  public var catalogCause: (any Swift.Error)? {
    switch self {
    case .offline, .serverBusy, .conflict, .quotaFull, .tooManyDevices, .staleData: nil
    case .portBlocked: nil
    case .interrupted(let value): value
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "SyncError", case: name, hash: hash)
  }
}
