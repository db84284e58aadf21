// catalog-lint:generated Wayfarer/ReviewError
//
// The keys and the values of the words of ReviewError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension ReviewError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .tooShort: Self.catalogKey(of: "tooShort", hash: 0x8a28_52eb_b6c4_c09b)
    case .linksNotAllowed: Self.catalogKey(of: "linksNotAllowed", hash: 0x4d0e_3315_c84a_99b4)
    case .alreadyReviewed: Self.catalogKey(of: "alreadyReviewed", hash: 0x5055_48db_9142_6bf2)
    case .tooSoon: Self.catalogKey(of: "tooSoon", hash: 0x72ce_23eb_2539_1220)
    case .charactersNotAllowed:
      Self.catalogKey(of: "charactersNotAllowed", hash: 0xfc9f_fb5b_a787_e25e)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .tooShort(let characters): ["characters": ArgumentValue(characters)]
    case .linksNotAllowed(let count): ["count": ArgumentValue(count)]
    case .alreadyReviewed(let place): ["place": .string(place)]
    case .tooSoon(let hours): ["hours": ArgumentValue(hours)]
    case .charactersNotAllowed: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "ReviewError", case: name, hash: hash)
  }
}
