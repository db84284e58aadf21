import ErrorCatalog
import MessageFormatting

/// Why a file that keeps what a project has decided could not be read or written.
enum SetupError: Error, Equatable, Sendable {
  case unreadable(_ path: String)
  case notWritten(_ path: String, reason: String)
  /// There is nothing to prune.
  case missing(_ folder: String)
  /// There is a configuration already.
  case exists(_ path: String)
}

extension SetupError: CatalogError {
  var catalogKey: CatalogKey {
    switch self {
    case .unreadable: Self.key("unreadable")
    case .notWritten: Self.key("notWritten")
    case .missing: Self.key("missing")
    case .exists: Self.key("exists")
    }
  }

  var catalogArguments: MessageArguments {
    switch self {
    case .unreadable(let path), .exists(let path): ["path": .string(path)]
    case .notWritten(let path, let reason): ["path": .string(path), "reason": .string(reason)]
    case .missing(let folder): ["folder": .string(folder)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "SetupError", case: name)
  }
}
