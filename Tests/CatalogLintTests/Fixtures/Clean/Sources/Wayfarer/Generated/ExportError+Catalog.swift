// catalog-lint:generated Wayfarer/ExportError
//
// The keys and the values of the words of ExportError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension ExportError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .diskFull: Self.catalogKey(of: "diskFull", hash: 0x6213_126a_ac63_6d89)
    case .nothingToExport: Self.catalogKey(of: "nothingToExport", hash: 0x6b53_d094_4243_68ab)
    case .printerMissing: Self.catalogKey(of: "printerMissing", hash: 0x74bc_6482_59a6_27ce)
    case .sharesUneven: Self.catalogKey(of: "sharesUneven", hash: 0x68a1_552b_6547_548d)
    case .calendarReadOnly: Self.catalogKey(of: "calendarReadOnly", hash: 0x4719_0ed5_d4a0_56fe)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .diskFull(let needed, let free):
      ["needed": ArgumentValue(needed), "free": ArgumentValue(free)]
    case .nothingToExport, .printerMissing: .none
    case .sharesUneven(let total): ["total": ArgumentValue(total)]
    case .calendarReadOnly(let value): ["0": .string(value)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "ExportError", case: name, hash: hash)
  }
}
