// catalog-lint:generated CatalogLint/OutputError
//
// The keys and the values of the words of OutputError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension OutputError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .notWritten: Self.catalogKey(of: "notWritten", hash: 0x07fc_dff0_3053_cf93)
    case .fileNotWritten: Self.catalogKey(of: "fileNotWritten", hash: 0x5b26_a36e_416a_b477)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .notWritten(let reason): ["reason": .string(reason)]
    case .fileNotWritten(let path, let reason): ["path": .string(path), "reason": .string(reason)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "OutputError", case: name, hash: hash)
  }
}
