// catalog-lint:generated Wayfarer/ImportError
//
// The keys and the values of the words of ImportError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension ImportError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .fileEmpty: Self.catalogKey(of: "fileEmpty", hash: 0x450f_3313_4bf1_dea8)
    case .headerMissing: Self.catalogKey(of: "headerMissing", hash: 0x5fb1_a019_9778_0360)
    case .badRow: Self.catalogKey(of: "badRow", hash: 0x3692_4aad_8a5e_ead0)
    case .tooManyRows: Self.catalogKey(of: "tooManyRows", hash: 0x8719_4c1b_2dad_2b4d)
    case .rowsSkipped: Self.catalogKey(of: "rowsSkipped", hash: 0x6d4f_b420_ea30_264f)
    case .charsetUnknown: Self.catalogKey(of: "charsetUnknown", hash: 0xaa7a_4f9b_86c5_7485)
    case .sizeExceeded: Self.catalogKey(of: "sizeExceeded", hash: 0x4fdd_e669_b531_5c02)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .fileEmpty: .none
    case .headerMissing(let value): ["0": .string(value)]
    case .badRow(let value0, let value1): ["0": ArgumentValue(value0), "1": .string(value1)]
    case .tooManyRows(let count, let limit):
      ["count": ArgumentValue(count), "limit": ArgumentValue(limit)]
    case .rowsSkipped(let rows): ["rows": ArgumentValue(rows)]
    case .charsetUnknown(let name): ["name": .string(name)]
    case .sizeExceeded(let value): ["0": ArgumentValue(value)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "ImportError", case: name, hash: hash)
  }
}
