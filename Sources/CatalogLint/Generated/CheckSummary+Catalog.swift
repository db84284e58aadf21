// catalog-lint:generated CatalogLint/CheckSummary
//
// The keys and the values of the words of CheckSummary. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension CheckSummary {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .clean: Self.catalogKey(of: "clean", hash: 0xc3ca_37d0_d3c4_96f6)
    case .found: Self.catalogKey(of: "found", hash: 0x952e_5690_f566_ccdc)
    case .unfinished: Self.catalogKey(of: "unfinished", hash: 0xd6dd_048b_a9fc_b6e1)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .clean(let cases, let locales): ["cases": ArgumentValue(cases), "locales": .list(locales)]
    case .found(let cases, let locales, let errors, let warnings, let notes):
      [
        "cases": ArgumentValue(cases),
        "locales": .list(locales),
        "errors": ArgumentValue(errors),
        "warnings": ArgumentValue(warnings),
        "notes": ArgumentValue(notes),
      ]
    case .unfinished(let files, let errors, let warnings, let notes):
      [
        "files": ArgumentValue(files),
        "errors": ArgumentValue(errors),
        "warnings": ArgumentValue(warnings),
        "notes": ArgumentValue(notes),
      ]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "CheckSummary", case: name, hash: hash)
  }
}
