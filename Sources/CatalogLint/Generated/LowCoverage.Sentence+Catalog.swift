// catalog-lint:generated CatalogLint/LowCoverage.Sentence
//
// The keys and the values of the words of LowCoverage.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension LowCoverage.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .low: Self.catalogKey(of: "low", hash: 0x725b_3e18_d865_f283)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .low(let locale, let percent, let minimum, let lacking):
      [
        "locale": .string(locale),
        "percent": ArgumentValue(percent),
        "minimum": ArgumentValue(minimum),
        "lacking": ArgumentValue(lacking),
      ]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "LowCoverage.Sentence", case: name, hash: hash)
  }
}
