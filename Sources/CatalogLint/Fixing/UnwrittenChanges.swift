import ErrorInventory
import FoundationEssentials
import StringsFiles

/// Changes that are read as if they were made: what a dry run goes on from.
struct UnwrittenChanges: Sendable {
  /// What a file holds, and what it would.
  struct Change: Equatable, Sendable {
    let old: [UInt8]
    let new: [UInt8]
  }

  /// By the absolute paths that the files have on the disk.
  private(set) var changes: [String: Change] = [:]
  /// The names that folders would have, by the absolute paths that they have on the disk.
  private(set) var names: [String: String] = [:]

  /// Adds what would be changed in a package, which may have been read with the changes so far.
  mutating func add(_ draft: FixDraft) {
    func path(_ file: String) -> String { diskPath(of: FilePaths.absolute(file, from: draft.package.folder)) }
    for change in draft.changes {
      let path = path(change.path)
      let old = changes[path]?.old ?? change.old
      changes[path] = old == change.new ? nil : Change(old: old, new: change.new)
    }
    for rename in draft.renames { names[path(rename.path)] = rename.name }
  }

  // MARK: - Paths

  /// Where something is on the disk.
  ///
  /// - Parameter path: absolute, with the names that there would be.
  func diskPath(of path: String) -> String {
    for (folder, name) in names {
      let target = Self.target(of: folder, named: name)
      if FilePaths.isInside(path, target) { return folder + path.dropFirst(target.count) }
    }
    return path
  }

  /// Where something on the disk would be.
  func path(ofDiskPath path: String) -> String {
    for (folder, name) in names where FilePaths.isInside(path, folder) {
      return Self.target(of: folder, named: name) + path.dropFirst(folder.count)
    }
    return path
  }

  private static func target(of folder: String, named name: String) -> String {
    FilePaths.absolute(name, from: FilePaths.parent(of: folder))
  }

  // MARK: - What there would be

  /// Whether something would be at a path, be it a link that leads nowhere.
  func isNamed(_ path: String) -> Bool {
    !names.keys.contains { FilePaths.isInside(path, $0) } && FilePaths.isNamed(diskPath(of: path))
  }

  /// What would be in a folder, sorted by name; nothing where there is no folder.
  func entries(of folder: String) throws(ProjectError) -> [FolderEntry] {
    let diskPath = diskPath(of: folder)
    let entries = try ProjectFinder.entries(of: diskPath)
    if names.isEmpty { return entries }
    return entries.map { entry in names[diskPath + "/" + entry.name].map(entry.named) ?? entry }
      .sorted { $0.name < $1.name }
  }

  /// What a file would hold; nil where it cannot be read.
  func bytes(at path: String) -> [UInt8]? {
    let diskPath = diskPath(of: path)
    return changes[diskPath]?.new ?? FileManager.default.contents(atPath: diskPath).map(Array.init)
  }

  /// A table as it would be.
  ///
  /// - Parameter memory: what keeps the bytes of a table that stays as it is; nil keeps them.
  func table(at path: String, in memory: FileMemory?) throws(CatalogFileError) -> CatalogFile {
    let diskPath = diskPath(of: path)
    if let new = changes[diskPath]?.new { return CatalogFile.read(new, path: path) }
    return try CatalogFile.read(contentsOf: diskPath, in: memory)
  }

  /// What changed files would hold, by the absolute paths that they have on the disk.
  var contents: [String: [UInt8]] { changes.mapValues(\.new) }
}
