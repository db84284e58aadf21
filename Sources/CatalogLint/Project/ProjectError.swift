/// Why there is nothing to check.
package enum ProjectError: Error, Equatable, Sendable {
  case pathNotFound(_ path: String)
  case noPackage(_ path: String)
  case noCatalog(_ folder: String)
  case unseenTargets(_ folder: String)
  case unreadable(_ path: String)
}
