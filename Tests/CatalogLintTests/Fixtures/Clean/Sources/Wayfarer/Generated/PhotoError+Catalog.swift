// catalog-lint:generated Wayfarer/PhotoError
//
// The keys and the values of the words of PhotoError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension PhotoError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .albumFull: Self.catalogKey(of: "albumFull", hash: 0xd23e_e903_6e2f_da48)
    case .libraryDenied: Self.catalogKey(of: "libraryDenied", hash: 0x1629_c1e7_a18e_6973)
    case .tooManySelected: Self.catalogKey(of: "tooManySelected", hash: 0x8016_c698_b1c2_de5a)
    case .editLost: Self.catalogKey(of: "editLost", hash: 0x94ff_f1f4_9b8d_baf2)
    case .formatUnknown: Self.catalogKey(of: "formatUnknown", hash: 0x42a2_ca18_c188_23c4)
    case .shareFailed: Self.catalogKey(of: "shareFailed", hash: 0x31ce_8095_33b8_4707)
    case .cameraBusy: Self.catalogKey(of: "cameraBusy", hash: 0x0090_2410_2260_8c48)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .albumFull(let limit): ["limit": ArgumentValue(limit)]
    case .libraryDenied: .none
    case .tooManySelected(let selected, let total, let limit):
      [
        "selected": ArgumentValue(selected),
        "total": ArgumentValue(total),
        "limit": ArgumentValue(limit),
      ]
    case .editLost: .none
    case .formatUnknown(let value): ["0": .string(value)]
    case .shareFailed(let count, let album):
      ["count": ArgumentValue(count), "album": .string(album)]
    case .cameraBusy: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "PhotoError", case: name, hash: hash)
  }
}
