// catalog-lint:generated Wayfarer/TicketError
//
// The keys and the values of the words of TicketError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension TicketError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .barcodeUnreadable: Self.catalogKey(of: "barcodeUnreadable", hash: 0xcd7d_c403_1787_c8e2)
    case .alreadyUsed: Self.catalogKey(of: "alreadyUsed", hash: 0x66b2_cc4b_5d28_b719)
    case .wrongTrain: Self.catalogKey(of: "wrongTrain", hash: 0xcf8a_2e24_7c3e_f266)
    case .notYetValid: Self.catalogKey(of: "notYetValid", hash: 0x98ef_1660_1648_40ba)
    case .expired: Self.catalogKey(of: "expired", hash: 0x7b5d_f76a_adb4_828a)
    case .transferNotAllowed: Self.catalogKey(of: "transferNotAllowed", hash: 0x0698_2932_750a_3906)
    case .zoneExceeded: Self.catalogKey(of: "zoneExceeded", hash: 0xc6b5_4fa3_8012_3078)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    // Not passed: image (`Data`), which has no form for people.
    case .barcodeUnreadable: .none
    case .alreadyUsed(let at): ["at": ArgumentValue(at)]
    case .wrongTrain(let booked, let boarded):
      ["booked": .string(booked), "boarded": .string(boarded)]
    case .notYetValid(let from): ["from": ArgumentValue(from)]
    case .expired(let on): ["on": ArgumentValue(on)]
    case .transferNotAllowed(let holder): ["holder": .string(holder)]
    case .zoneExceeded(let zone): ["zone": ArgumentValue(zone)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "TicketError", case: name, hash: hash)
  }
}
