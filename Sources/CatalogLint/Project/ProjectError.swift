import ErrorCatalog
import MessageFormatting

/// Why there is nothing to check.
package enum ProjectError: Error, Equatable, Sendable {
  case pathNotFound(_ path: String)
  case noPackage(_ path: String)
  case noCatalog(_ folder: String)
  case unseenTargets(_ folder: String)
  case unreadable(_ path: String)
}

extension ProjectError: CatalogError {
  package var catalogKey: CatalogKey {
    switch self {
    case .pathNotFound: Self.key("pathNotFound")
    case .noPackage: Self.key("noPackage")
    case .noCatalog: Self.key("noCatalog")
    case .unseenTargets: Self.key("unseenTargets")
    case .unreadable: Self.key("unreadable")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .pathNotFound(let path): ["path": .string(path)]
    case .noPackage(let path): ["path": .string(path)]
    case .noCatalog(let folder), .unseenTargets(let folder): ["folder": .string(folder)]
    case .unreadable(let path): ["path": .string(path)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ProjectError", case: name)
  }
}
