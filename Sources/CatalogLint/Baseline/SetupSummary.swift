import ErrorCatalog
import MessageFormatting

/// What became of a file that was written for a project.
enum SetupSummary: Sendable {
  case written(file: String, findings: Int)
  case pruned(file: String, dropped: Int, kept: Int)
  /// The configuration.
  case configured(file: String)
}

extension SetupSummary: Catalogued {
  var catalogKey: CatalogKey {
    switch self {
    case .written: Self.key("written")
    case .pruned: Self.key("pruned")
    case .configured: Self.key("configured")
    }
  }

  var catalogArguments: MessageArguments {
    switch self {
    case .written(let file, let findings): ["file": .string(file), "findings": ArgumentValue(findings)]
    case .pruned(let file, let dropped, let kept):
      ["file": .string(file), "dropped": ArgumentValue(dropped), "kept": ArgumentValue(kept)]
    case .configured(let file): ["file": .string(file)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SetupSummary", case: name)
  }
}
