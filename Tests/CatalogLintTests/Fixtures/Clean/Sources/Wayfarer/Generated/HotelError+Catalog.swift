// catalog-lint:generated Wayfarer/HotelError
//
// The keys and the values of the words of HotelError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension HotelError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .noRooms: Self.catalogKey(of: "noRooms", hash: 0x0a72_4012_261b_88c0)
    case .roomTypeGone: Self.catalogKey(of: "roomTypeGone", hash: 0x18de_603b_cc70_5042)
    case .checkInClosed: Self.catalogKey(of: "checkInClosed", hash: 0xf27a_128b_659d_92fd)
    case .tooManyGuests: Self.catalogKey(of: "tooManyGuests", hash: 0x364c_e8f6_8f83_5e4d)
    case .petNotAllowed: Self.catalogKey(of: "petNotAllowed", hash: 0x91f8_2c44_de90_498d)
    case .lateCancellation: Self.catalogKey(of: "lateCancellation", hash: 0x149e_bdb2_06d7_c457)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .noRooms(let nights): ["nights": ArgumentValue(nights)]
    case .roomTypeGone(let kind): ["kind": .string(kind)]
    case .checkInClosed(let hour): ["hour": ArgumentValue(hour)]
    case .tooManyGuests(let guests, let rooms):
      ["guests": ArgumentValue(guests), "rooms": ArgumentValue(rooms)]
    case .petNotAllowed: .none
    case .lateCancellation(let hours, let fee):
      ["hours": ArgumentValue(hours), "fee": ArgumentValue(fee)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "HotelError", case: name, hash: hash)
  }
}
