import Foundation

/// The bytes of a file, on the disk beside it, ready to take its place; or a file that is to go.
///
/// They stand in a file of their own in the same folder, which then takes the other's name; POSIX does that in one step
/// (`rename`, IEEE Std 1003.1), so that a process that is killed at any moment leaves the file as it was or as it should be.
/// Whoever stages several files first and commits them then finds a full disk and a file that may not be written before
/// anything has changed.
///
/// The mode of a file that is there already is kept; its owner and its extended attributes are where the system lets the
/// process set them. A symbolic link stays one: the file it leads to is replaced.
package struct StagedFile: Sendable {
  /// The file, as it was named.
  package let path: String
  private let target: String
  /// Where the bytes are; nil where the file is to go.
  private let temporary: String?
  /// The folders that were made for it, the outermost first.
  private let folders: [String]

  /// Writes the bytes beside the file, with the folders above it where they are missing. What a process that was killed left
  /// there is removed.
  package init(_ bytes: [UInt8], for path: String) throws(StagedFileError) {
    self.path = path
    target = Self.resolved(path)
    let prefix = "\(Self.folder(of: target))/.\((target as NSString).lastPathComponent)."
    let temporary = "\(prefix)\(getpid()).\(UInt32.random(in: 0 ... .max))\(Self.suffix)"
    self.temporary = temporary
    folders = try Self.makeFolder(Self.folder(of: target), for: path)
    Self.removeLeftovers(withPrefix: prefix)
    do throws(StagedFileError) { try Self.write(bytes, to: temporary, insteadOf: target, path: path) } catch {
      Self.remove(folders)
      throw error
    }
  }

  /// A file that is to go; a symbolic link goes itself.
  package init(removing path: String) throws(StagedFileError) {
    self.path = path
    target = path
    temporary = nil
    folders = []
    try Self.checkAccess(to: path, named: path)
    if access(Self.folder(of: path), W_OK | X_OK) != 0 { throw StagedFileError(path: path) }
  }

  /// Puts the bytes in the place of the file, or removes it; it is as it was where that fails.
  package func commit() throws(StagedFileError) {
    let result = temporary.map { rename($0, target) } ?? unlink(target)
    guard result == 0 else {
      let error = StagedFileError(path: path)
      discard()
      throw error
    }
  }

  /// Leaves the file as it is, with nothing that was made for it. Of several files the last is discarded first: it may stand
  /// in a folder that was made for another.
  package func discard() {
    if let temporary { unlink(temporary) }
    Self.remove(folders)
  }

  /// Ends the names of files that are not whole yet.
  private static let suffix = ".catalog-lint"

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Makes a folder with those above it, and returns the ones that it has made, the outermost first.
  private static func makeFolder(_ folder: String, for path: String) throws(StagedFileError) -> [String] {
    var missing: [String] = []
    var next = folder
    while access(next, F_OK) != 0, errno == ENOENT, !missing.contains(next) {
      missing.insert(next, at: 0)
      next = Self.folder(of: next)
    }
    var made: [String] = []
    for folder in missing {
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
        continue
      }
      let code = errno
      // Another process may just have made it.
      if code == EEXIST { continue }
      remove(made)
      throw StagedFileError(path: path, code: code)
    }
    return made
  }

  /// Removes folders as far as nothing else has come into them.
  private static func remove(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }

  private static func write(
    _ bytes: [UInt8],
    to temporary: String,
    insteadOf target: String,
    path: String
  ) throws(StagedFileError) {
    try checkAccess(to: target, named: path)
    guard let file = fopen(temporary, "wx") else { throw StagedFileError(path: path) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    let isLike = isWritten && makeLike(target, fileno(file))
    let isOnDisk = isLike && fsync(fileno(file)) == 0
    let failure = errno
    guard fclose(file) == 0, isOnDisk else {
      let error = StagedFileError(path: path, code: isOnDisk ? errno : failure)
      unlink(temporary)
      throw error
    }
  }

  /// The folder alone decides whether a name may change hands; who may not write a file shall not replace it either.
  private static func checkAccess(to target: String, named path: String) throws(StagedFileError) {
    if access(target, W_OK) != 0, errno != ENOENT { throw StagedFileError(path: path) }
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw StagedFileError(path: path, code: EISDIR)
    }
  }

  /// Gives a new file what the old one has beside its bytes; tells whether its mode could be kept.
  private static func makeLike(_ old: String, _ new: CInt) -> Bool {
    var status = stat()
    guard stat(old, &status) == 0 else { return true }
    var own = stat()
    // Another's file stays theirs where the process may give files away, else at least their group's.
    if fstat(new, &own) == 0, own.st_uid != status.st_uid || own.st_gid != status.st_gid,
      fchown(new, status.st_uid, status.st_gid) != 0
    {
      _ = fchown(new, uid_t.max, status.st_gid)
    }
    ExtendedAttributes.copy(of: old, to: new)
    // Last: whoever gives a file away loses some bits of its mode.
    return fchmod(new, status.st_mode & 0o7777) == 0
  }

  /// Removes the unfinished files of processes that are no more: their number stands in the name.
  private static func removeLeftovers(withPrefix prefix: String) {
    let folder = (prefix as NSString).deletingLastPathComponent
    let start = (prefix as NSString).lastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(start), name.hasSuffix(suffix) else { continue }
      let process = name.dropFirst(start.count).prefix { $0 != "." }
      guard let number = pid_t(process), number > 0, kill(number, 0) != 0, errno == ESRCH else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Where a symbolic link leads, be it to nothing yet, or the path itself.
  private static func resolved(_ path: String) -> String {
    var path = path
    // No more steps than Linux takes (path_resolution(7)).
    for _ in 0..<40 {
      if let real = realpath(path, nil) {
        defer { free(real) }
        return String(cString: real)
      }
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
    }
    return path
  }
}
