// catalog-lint:generated Wayfarer/AccountError
//
// The keys and the values of the words of AccountError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension AccountError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .nameTaken: Self.catalogKey(of: "nameTaken", hash: 0xc279_0fa8_5e1a_2ce0)
    case .passwordTooShort: Self.catalogKey(of: "passwordTooShort", hash: 0x16fd_730c_c993_b449)
    case .lockedOut: Self.catalogKey(of: "lockedOut", hash: 0x93be_af6d_e049_d396)
    case .ageTooLow: Self.catalogKey(of: "ageTooLow", hash: 0x510e_e576_e414_f135)
    case .mailUnconfirmed: Self.catalogKey(of: "mailUnconfirmed", hash: 0x7ea0_690d_cfc8_486f)
    case .signedOutElsewhere: Self.catalogKey(of: "signedOutElsewhere", hash: 0x228d_798b_0bed_1561)
    case .profileIncomplete: Self.catalogKey(of: "profileIncomplete", hash: 0x8eea_4eff_9161_7140)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .nameTaken(let name): ["name": .string(name)]
    case .passwordTooShort(let minimum): ["minimum": ArgumentValue(minimum)]
    case .lockedOut(let minutes): ["minutes": ArgumentValue(minutes)]
    case .ageTooLow(let minimum): ["minimum": ArgumentValue(minimum)]
    case .mailUnconfirmed(let address): ["address": .string(address)]
    case .signedOutElsewhere(let device): ["device": .string(device)]
    case .profileIncomplete(let missing): ["missing": .list(missing)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "AccountError", case: name, hash: hash)
  }
}
