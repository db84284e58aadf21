// catalog-lint:generated CatalogLint/ConversionProblem
//
// The keys and the values of the words of ConversionProblem. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ConversionProblem {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknown: Self.catalogKey(of: "unknown", hash: 0x1f05_17c1_38b8_62c3)
    case .unsafe: Self.catalogKey(of: "unsafe", hash: 0xb986_0702_d70a_f1e1)
    case .withoutForms: Self.catalogKey(of: "withoutForms", hash: 0x388e_c5cc_8df8_aebc)
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ConversionProblem", case: name, hash: hash)
  }
}
