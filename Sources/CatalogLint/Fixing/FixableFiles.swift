/// Which files of a project `fix` and `format` may change.
struct FixableFiles {
  /// The absolute path of the project's folder, without links.
  private let folder: String
  /// The absolute paths, without links, that a call names; nothing beside or above them changes. Empty where it names none.
  private let scope: [String]
  private let project: String
  private let unwritten: UnwrittenChanges

  init(of package: LintedPackage, scope: [String]) {
    project = package.folder
    unwritten = package.plan.unwritten
    folder = FilePaths.resolved(package.folder)
    self.scope = scope.map(FilePaths.resolved)
  }

  /// Whether a call means a file.
  ///
  /// - Parameter file: the path from the project's folder.
  func isMeant(_ file: String) -> Bool {
    let path = path(of: file)
    return scope.isEmpty || scope.contains { FilePaths.isInside(path, $0) }
  }

  /// Whether a file belongs to somebody else: a checkout, what another tool brings along, or what a link leads out to.
  func isForeign(_ file: String) -> Bool {
    let path = path(of: file)
    guard FilePaths.isInside(path, folder) else { return true }
    let inside = path.dropFirst(folder.count).split(separator: "/").dropLast()
    let outside = folder.split(separator: "/")
    return inside.contains { ProjectFinder.isForeign(String($0)) }
      || outside.contains { $0 == ".build" || ProjectFinder.foreignFolders.contains(String($0)) }
  }

  private func path(of file: String) -> String {
    FilePaths.resolved(unwritten.diskPath(of: FilePaths.absolute(file, from: project)))
  }
}
