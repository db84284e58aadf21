/// Why there is nothing to check.
package enum ProjectError: Error, Equatable, Sendable {
  case pathNotFound(_ path: String)
  case noPackage(_ path: String)
  case noCatalog(_ folder: String)
  case unseenTargets(_ folder: String)
  /// No compiler takes the manifest, for what stands at a place.
  case brokenManifest(_ place: String)
  /// The configuration at a path leaves out every table there is.
  case allLeftOut(_ path: String)
  case unreadable(_ path: String)
  /// A pipe or a device stands where a file is expected.
  case noFile(_ path: String)
  /// The folder that the tool was started in was deleted.
  case noWorkingFolder
  /// A symbolic link that leads to no file.
  case danglingLink(_ path: String)
  /// A folder stands where a file is expected.
  case folderForFile(_ path: String)

  /// Demands that something is at a path.
  static func demand(_ path: String) throws(ProjectError) {
    if FilePaths.exists(path) { return }
    throw FilePaths.isNamed(path) ? .danglingLink(path) : .pathNotFound(path)
  }
}
