// catalog-lint:generated Wayfarer/PaymentError
//
// The keys and the values of the words of PaymentError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension PaymentError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .declined: Self.catalogKey(of: "declined", hash: 0x81b4_1a13_ffc1_39d1)
    case .cardExpired: Self.catalogKey(of: "cardExpired", hash: 0x2853_e20f_77d5_c852)
    case .insufficientFunds: Self.catalogKey(of: "insufficientFunds", hash: 0x1f5c_e0ee_82ce_f202)
    case .currencyUnsupported:
      Self.catalogKey(of: "currencyUnsupported", hash: 0x0dcc_85ea_a6fa_7cd4)
    case .limitExceeded: Self.catalogKey(of: "limitExceeded", hash: 0xd566_d42e_ed24_02f6)
    case .providerDown: Self.catalogKey(of: "providerDown", hash: 0x0a1e_732c_f604_22ef)
    case .discountTooHigh: Self.catalogKey(of: "discountTooHigh", hash: 0xc4c5_3fc4_1982_d04c)
    case .refundPending: Self.catalogKey(of: "refundPending", hash: 0x585c_a330_ff12_f29c)
    case .blocked: Self.catalogKey(of: "blocked", hash: 0x19a4_2343_c6c8_8c6c)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .declined(let value): ["0": .error(value)]
    case .cardExpired(let month, let year):
      ["month": ArgumentValue(month), "year": ArgumentValue(year)]
    case .insufficientFunds: .none
    case .currencyUnsupported(let code): ["code": .string(code)]
    case .limitExceeded(let limit, let currency):
      ["limit": ArgumentValue(limit), "currency": .string(currency)]
    case .providerDown(let name): ["name": .string(name)]
    case .discountTooHigh(let share): ["share": ArgumentValue(share)]
    case .refundPending(let days): ["days": ArgumentValue(days)]
    // Not passed: reason (`BlockReason?`), a reason, which may have words of its own.
    case .blocked: .none
    }
  }

  /// What says more exactly what happened.
  public var catalogReason: (any Catalogued)? {
    switch self {
    case .declined, .cardExpired, .insufficientFunds, .currencyUnsupported, .limitExceeded: nil
    case .providerDown, .discountTooHigh, .refundPending: nil
    case .blocked(let reason): reason
    }
  }

  /// The error that led to this one.
  public var catalogCause: (any Swift.Error)? {
    switch self {
    case .declined(let value): value
    case .cardExpired, .insufficientFunds, .currencyUnsupported, .limitExceeded, .providerDown: nil
    case .discountTooHigh, .refundPending, .blocked: nil
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "PaymentError", case: name, hash: hash)
  }
}
