// catalog-lint:generated CatalogLint/GenerateError
//
// The keys and the values of the words of GenerateError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension GenerateError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownType: Self.catalogKey(of: "unknownType", hash: 0x245c_d4b7_af28_1ed7)
    case .unknownLocale: Self.catalogKey(of: "unknownLocale", hash: 0x742c_14d0_424b_ea7c)
    case .misspelledLocale: Self.catalogKey(of: "misspelledLocale", hash: 0x16ed_541e_8464_dc15)
    case .typesNotNamed: Self.catalogKey(of: "typesNotNamed", hash: 0x514b_d0cc_ddf4_9d87)
    case .unclearTarget: Self.catalogKey(of: "unclearTarget", hash: 0x7aa0_cbd0_5d71_31c3)
    case .unknownTarget: Self.catalogKey(of: "unknownTarget", hash: 0x3153_6c50_047b_fb56)
    case .noTarget: Self.catalogKey(of: "noTarget", hash: 0xaa5d_1305_9d59_4578)
    case .unreadSource: Self.catalogKey(of: "unreadSource", hash: 0x4f32_a76f_51da_9746)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownType(let type, let known): ["type": .string(type), "known": .list(known)]
    case .unknownLocale(let locale): ["locale": .string(locale)]
    case .misspelledLocale(let locale, let nearest):
      ["locale": .string(locale), "nearest": .string(nearest)]
    case .typesNotNamed(let known): ["known": .list(known)]
    case .unclearTarget(let known): ["known": .list(known)]
    case .unknownTarget(let target, let known): ["target": .string(target), "known": .list(known)]
    case .noTarget: .none
    case .unreadSource(let place): ["place": .string(place)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerateError", case: name, hash: hash)
  }
}
