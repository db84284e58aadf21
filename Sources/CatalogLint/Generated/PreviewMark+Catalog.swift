// catalog-lint:generated CatalogLint/PreviewMark
//
// The keys and the values of the words of PreviewMark. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension PreviewMark {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .untranslated: Self.catalogKey(of: "untranslated", hash: 0x2143_f542_7296_413c)
    case .otherLanguage: Self.catalogKey(of: "otherLanguage", hash: 0x7b66_cfd8_2b83_b842)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .untranslated(let fields): ["fields": .list(fields)]
    case .otherLanguage(let locale): ["locale": .string(locale)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "PreviewMark", case: name, hash: hash)
  }
}
