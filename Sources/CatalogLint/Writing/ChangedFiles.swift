import CatalogGenerator
import FoundationEssentials
import Glibc

/// Files that change together, and files and folders that then get other names: none of them changes before all are known to
/// be writable, unchanged since they were read, and on the disk beside what they replace.
struct ChangedFiles {
  /// A file with other bytes, one that is new, or one that goes.
  struct Change {
    /// Absolute.
    let path: String
    /// As it was when it was read; nil where it was not there.
    let old: [UInt8]?
    /// Nil where it should not be there.
    let new: [UInt8]?

    /// Whether the file is as it was when it was read.
    fileprivate var isAsRead: Bool {
      old == nil ? !FilePaths.exists(path) : FileManager.default.contents(atPath: path).map(Array.init) == old
    }
  }

  /// A file or a folder with another name in the folder it is in.
  struct Rename {
    /// Absolute.
    let path: String
    let name: String

    /// Absolute.
    fileprivate var target: String { FilePaths.join(FilePaths.parent(of: path), name) }
  }

  /// Each file once, by whatever links it was reached.
  private let changes: [Change]
  private let renames: [Rename]
  /// How the person who has started this writes a path.
  private let shown: (String) -> String

  /// - Parameter workingFolder: where the person stands.
  init(_ changes: [Change], renames: [Rename] = [], workingFolder: String) {
    // What a second way to the same file would make of it, only a fresh look tells.
    var seen: Set<String> = []
    self.changes = changes.filter { seen.insert(FilePaths.resolved($0.path)).inserted }
    self.renames = renames
    shown = { FilePaths.relative($0, to: workingFolder) }
  }

  /// The path that something has once all is written.
  ///
  /// - Parameter path: absolute.
  func newPath(of path: String) -> String {
    guard let rename = renames.first(where: { FilePaths.isInside(path, $0.path) }) else { return path }
    return rename.target + path.dropFirst(rename.path.count)
  }

  /// The absolute paths of what changes, with the old names of what gets another.
  var paths: [String] { changes.map(\.path) + renames.map(\.path) }

  /// Writes everything. Ctrl-C before the first file has changed leaves all as it was, and later is held back to the end.
  ///
  /// - Parameters:
  ///   - earlier: the absolute paths of what the same call has changed before.
  ///   - note: takes what was written, as people write paths, before a signal comes through.
  func write(after earlier: [String] = [], note: ([String]) -> Void = { _ in }) throws(ChangeError) {
    try Interruption.held { () throws(ChangeError) in
      let staged = try stage(after: earlier)
      if Interruption.isRequested { return Self.discard(staged) }
      try commit(staged, after: earlier)
      note(changes.map { shown($0.path) } + renames.map { shown($0.target) })
    }
  }

  private func stage(after earlier: [String]) throws(ChangeError) -> [StagedFile] {
    var staged: [StagedFile] = []
    do throws(ChangeError) {
      for change in changes where !Interruption.isRequested { staged.append(try stage(change, after: earlier)) }
      // As late as can be.
      for change in changes where !change.isAsRead { throw .changedMeanwhile(path: shown(change.path)) }
      for rename in renames where FilePaths.exists(rename.target) {
        throw failure(at: rename.path, String(cString: strerror(EEXIST)), written: earlier)
      }
    } catch {
      Self.discard(staged)
      throw error
    }
    return staged
  }

  private func stage(_ change: Change, after earlier: [String]) throws(ChangeError) -> StagedFile {
    do throws(StagedFileError) {
      guard let bytes = change.new else { return try StagedFile(removing: change.path) }
      return try StagedFile(bytes, for: change.path)
    } catch {
      throw failure(at: change.path, error.reason, written: earlier)
    }
  }

  private static func discard(_ staged: some BidirectionalCollection<StagedFile>) {
    for file in staged.reversed() { file.discard() }
  }

  private func commit(_ staged: [StagedFile], after earlier: [String]) throws(ChangeError) {
    var written = earlier
    for (index, file) in staged.enumerated() {
      do throws(StagedFileError) { try file.commit() } catch {
        Self.discard(staged[(index + 1)...])
        throw failure(at: file.path, error.reason, written: written)
      }
      written.append(file.path)
    }
    for rename in renames {
      guard Glibc.rename(rename.path, rename.target) == 0 else {
        throw failure(at: rename.path, String(cString: strerror(errno)), written: written)
      }
      written.append(rename.path)
    }
  }

  private func failure(at path: String, _ reason: String, written: [String]) -> ChangeError {
    if written.isEmpty { return .notWritten(path: shown(path), reason: reason) }
    let left = paths.filter { !written.contains($0) }
    return .partlyWritten(path: shown(path), reason: reason, written: written.map(shown), left: left.map(shown))
  }
}
