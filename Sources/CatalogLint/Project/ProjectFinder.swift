import ErrorInventory
import FoundationEssentials
import StringsFiles

/// A folder whose errors and words belong together: a Swift package, or an app that an IDE builds.
package struct FoundProject: Equatable, Sendable {
  /// What tells its targets and its language.
  package enum Kind: Equatable, Sendable {
    /// Package.swift does.
    case package
    /// An Xcode project does, where there is one; everything in the folder is the app's.
    case app(xcodeProject: String?)
  }

  /// The absolute path of its folder.
  package let folder: String
  package let kind: Kind
  /// Folders inside of it that are projects of their own.
  var inner: [String] = []
  /// Whether it is an Xcode project beside a Package.swift: what the package's targets hold is not the app's.
  var isBesidePackage = false
  /// Whether a path named a table of it that is in no `.lproj` folder.
  var namesLooseTable = false
}

/// Finds the projects that a path belongs to, or that are below it.
package enum ProjectFinder {
  /// What other tools keep beside the sources; never ours to read. Hidden folders are left out as well.
  static let foreignFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// The nearest package or app around a path, with the packages and apps below the path and in their folders, each once; those
  /// inside of a package's `Sources`, `Tests` and `Plugins` are material of its own. An Xcode project beside a Package.swift
  /// is an app of its own. Where there is no project at all, the folder is taken for one.
  ///
  /// - Parameter path: absolute; a file or a folder.
  /// - Throws: `ProjectError` where there is no such path, or a folder cannot be read.
  package static func projects(at path: String) throws(ProjectError) -> [FoundProject] {
    try ProjectError.demand(path)
    let start = start(at: path)
    let nearest = ancestor(of: start) { isPackage($0) || xcodeProject(in: $0) != nil }
    if let nearest, isPackage(nearest) {
      var inner: [FoundProject] = []
      let isMaterial = packageFolders.contains { FilePaths.isInside(start, FilePaths.absolute($0, from: nearest)) }
      if !isMaterial { try collect(below: start, without: start == nearest ? packageFolders : [], into: &inner) }
      return try package(in: nearest) + inner
    }
    let root = ancestor(of: start) { folder in
      xcodeProject(in: folder) != nil || FilePaths.isNamed(FilePaths.absolute(Configuration.fileName, from: folder))
    }
    var projects = try app(in: root ?? start)
    projects[0].namesLooseTable =
      !FilePaths.isFolder(path) && CatalogFileFormat(path: path) != nil && start == FilePaths.parent(of: path)
    return projects
  }

  /// The folder that a path speaks of: a table and its `.lproj` folder stand for the folder around them, in which the other
  /// languages are.
  private static func start(at path: String) -> String {
    let folder = FilePaths.isFolder(path) ? path : FilePaths.parent(of: path)
    return folder.lowercased().hasSuffix(".lproj") ? FilePaths.parent(of: folder) : folder
  }

  /// Where a package keeps its targets.
  static let packageFolders: Set<String> = ["Sources", "Tests", "Plugins"]

  private static func isPackage(_ folder: String) -> Bool {
    FilePaths.isNamed(FilePaths.absolute("Package.swift", from: folder))
  }

  /// A package, and the app of an Xcode project beside its manifest.
  private static func package(in folder: String) throws(ProjectError) -> [FoundProject] {
    let package = FoundProject(folder: folder, kind: .package)
    guard let xcodeProject = xcodeProject(in: folder) else { return [package] }
    var inner: [FoundProject] = []
    try collect(below: folder, without: packageFolders, into: &inner)
    var app = FoundProject(folder: folder, kind: .app(xcodeProject: xcodeProject), inner: inner.map(\.folder))
    app.isBesidePackage = true
    return [package, app]
  }

  /// An app with the projects in its folder.
  private static func app(in folder: String) throws(ProjectError) -> [FoundProject] {
    var inner: [FoundProject] = []
    try collect(below: folder, into: &inner)
    let kind = FoundProject.Kind.app(xcodeProject: xcodeProject(in: folder))
    return [FoundProject(folder: folder, kind: kind, inner: inner.map(\.folder))] + inner
  }

  /// Whether a folder is hidden, or another tool's.
  static func isForeign(_ name: String) -> Bool { name.hasPrefix(".") || foreignFolders.contains(name) }

  /// The names in a folder, sorted; none where there is no folder.
  static func contents(of path: String) throws(ProjectError) -> [String] {
    guard FilePaths.isFolder(path) else { return [] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .unreadable(path) }
    return names.sorted()
  }

  /// What is in a folder, sorted by name; nothing where there is no folder.
  static func entries(of path: String) throws(ProjectError) -> [FolderEntry] {
    if let entries = FolderEntry.list(path) { return entries }
    guard FilePaths.isFolder(path) else { return [] }
    throw .unreadable(path)
  }

  /// Whether a path is a folder to look into. A link to a folder is not: it may lead back, or out of the project.
  static func isOwnFolder(_ path: String) -> Bool {
    FilePaths.isFolderItself(path)
  }

  /// Adds the projects in a folder at any depth: an app brings those inside of it along.
  private static func collect(
    below folder: String,
    without left: Set<String> = [],
    into projects: inout [FoundProject]
  ) throws(ProjectError) {
    for name in try contents(of: folder) where !isForeign(name) && !isBundle(name) && !left.contains(name) {
      let inner = FilePaths.absolute(name, from: folder)
      guard isOwnFolder(inner) else { continue }
      if isPackage(inner) {
        projects += try package(in: inner)
        try collect(below: inner, without: packageFolders, into: &projects)
      } else if xcodeProject(in: inner) != nil {
        projects += try app(in: inner)
      } else {
        try collect(below: inner, into: &projects)
      }
    }
  }

  /// Folders that are one thing to whoever made them, and hold no project.
  private static func isBundle(_ name: String) -> Bool {
    [".lproj", ".xcassets", ".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) }
  }

  private static func xcodeProject(in folder: String) -> String? {
    // A folder above that may not be read is no project of ours.
    (try? contents(of: folder))?.first { $0.hasSuffix(".xcodeproj") }
  }

  private static func ancestor(of folder: String, where matches: (String) -> Bool) -> String? {
    var folder = folder
    while !matches(folder) {
      if folder == "/" { return nil }
      folder = FilePaths.parent(of: folder)
    }
    return folder
  }
}
