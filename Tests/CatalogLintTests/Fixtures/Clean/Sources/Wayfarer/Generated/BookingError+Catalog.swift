// catalog-lint:generated Wayfarer/BookingError
//
// The keys and the values of the words of BookingError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension BookingError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .soldOut: Self.catalogKey(of: "soldOut", hash: 0x6d09_4174_d824_2c27)
    case .seatsTaken: Self.catalogKey(of: "seatsTaken", hash: 0x69b6_fa4d_3980_914d)
    case .tooManyTravellers: Self.catalogKey(of: "tooManyTravellers", hash: 0x44d8_4f0b_ea3a_21d1)
    case .dateInPast: Self.catalogKey(of: "dateInPast", hash: 0x679e_f180_152c_98db)
    case .departureTooClose: Self.catalogKey(of: "departureTooClose", hash: 0x4c28_a485_186e_f7c5)
    case .fareChanged: Self.catalogKey(of: "fareChanged", hash: 0x1400_801d_0cc4_72c1)
    case .childAlone: Self.catalogKey(of: "childAlone", hash: 0x265f_5dd7_afb4_2239)
    case .duplicateBooking: Self.catalogKey(of: "duplicateBooking", hash: 0xd8f6_67cf_a2aa_0df3)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .soldOut(let train): ["train": .string(train)]
    case .seatsTaken(let seats): ["seats": ArgumentValue(seats)]
    case .tooManyTravellers(let limit): ["limit": ArgumentValue(limit)]
    case .dateInPast(let date): ["date": ArgumentValue(date)]
    case .departureTooClose(let minutes): ["minutes": ArgumentValue(minutes)]
    case .fareChanged(let old, let new): ["old": ArgumentValue(old), "new": ArgumentValue(new)]
    case .childAlone: .none
    case .duplicateBooking(let reference): ["reference": .string(reference)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "BookingError", case: name, hash: hash)
  }
}
