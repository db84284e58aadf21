// catalog-lint:generated Wayfarer/PaymentError.BlockReason
//
// The keys and the values of the words of PaymentError.BlockReason. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension PaymentError.BlockReason: Catalogued {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .reportedLost: Self.catalogKey(of: "reportedLost", hash: 0x9eb4_3586_f5a2_75bf)
    case .wrongCode: Self.catalogKey(of: "wrongCode", hash: 0x5086_a545_3c4a_30ca)
    case .bankClosed: Self.catalogKey(of: "bankClosed", hash: 0x7bcc_ab10_d94e_4b53)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .reportedLost: .none
    case .wrongCode(let times): ["times": ArgumentValue(times)]
    case .bankClosed(let until): ["until": ArgumentValue(until)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "PaymentError.BlockReason", case: name, hash: hash)
  }
}
