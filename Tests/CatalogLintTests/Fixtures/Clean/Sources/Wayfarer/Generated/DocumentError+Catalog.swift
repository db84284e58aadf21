// catalog-lint:generated Wayfarer/DocumentError
//
// The keys and the values of the words of DocumentError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension DocumentError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .unreadable: Self.catalogKey(of: "unreadable", hash: 0xa432_bab3_e3a0_47b3)
    case .tooLarge: Self.catalogKey(of: "tooLarge", hash: 0x8472_012f_b990_dc96)
    case .formatUnknown: Self.catalogKey(of: "formatUnknown", hash: 0xf269_5ffd_fabf_8227)
    case .passportExpired: Self.catalogKey(of: "passportExpired", hash: 0x3e06_10d6_0ef1_ec43)
    case .pagesMissing: Self.catalogKey(of: "pagesMissing", hash: 0x2461_9da6_c554_20a3)
    case .signatureMissing: Self.catalogKey(of: "signatureMissing", hash: 0xec77_4e6e_1d3d_c2cb)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .unreadable(let file): ["file": .string(file)]
    case .tooLarge(let file, let megabytes):
      ["file": .string(file), "megabytes": ArgumentValue(megabytes)]
    case .formatUnknown(let ending): ["ending": .string(ending)]
    case .passportExpired(let on): ["on": ArgumentValue(on)]
    case .pagesMissing(let pages): ["pages": ArgumentValue(pages)]
    case .signatureMissing(let signer): ["signer": .string(signer)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "DocumentError", case: name, hash: hash)
  }
}
