import ErrorCatalog
import MessageFormatting

/// What a person is asked.
package enum GenerationQuestion: Sendable, Equatable {
  /// Whether a case is the one that is gone, under another name.
  case renamed(old: String, new: String)
}

extension GenerationQuestion: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .renamed: CatalogKey(module: "CatalogLint", type: "GenerationQuestion", case: "renamed")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .renamed(let old, let new): ["old": .string(old), "new": .string(new)]
    }
  }
}

/// The last line of a run: how it went.
package enum GenerationSummary: Sendable, Equatable {
  /// Nothing had to be changed.
  case fresh
  /// Files were written or removed.
  case written(files: Int)
  /// Files should be, and were not touched.
  case stale(files: Int)
}

extension GenerationSummary: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .fresh: Self.key("fresh")
    case .written: Self.key("written")
    case .stale: Self.key("stale")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .fresh: .none
    case .written(let files), .stale(let files): ["files": ArgumentValue(files)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerationSummary", case: name)
  }
}
