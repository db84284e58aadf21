// catalog-lint:generated CatalogLint/PreviewError
//
// The keys and the values of the words of PreviewError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension PreviewError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownType: Self.catalogKey(of: "unknownType", hash: 0x28dc_be3a_b697_95af)
    case .unknownLocale: Self.catalogKey(of: "unknownLocale", hash: 0x230e_75d3_6a75_3b43)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownType(let type, let known): ["type": .string(type), "known": .list(known)]
    case .unknownLocale(let locale, let known): ["locale": .string(locale), "known": .list(known)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "PreviewError", case: name, hash: hash)
  }
}
