// catalog-lint:generated GitHubSearch/OutputError
//
// The keys and the values of the words of OutputError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension OutputError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .notWritten: Self.catalogKey(of: "notWritten", hash: 0xe4df_290f_1204_8b80)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .notWritten(let reason): ["reason": .string(reason)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "GitHubSearch", type: "OutputError", case: name, hash: hash)
  }
}
