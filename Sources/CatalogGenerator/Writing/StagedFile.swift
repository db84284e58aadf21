import Foundation

/// The bytes of a file, on the disk beside it, ready to take its place.
///
/// They stand in a file of their own in the same folder, which then takes the other's name; POSIX does that in one step
/// (`rename`, IEEE Std 1003.1). Whoever stages several files first and commits them then finds a full disk and a file that
/// may not be written before anything has changed.
///
/// The mode of a file that is there already is kept; its owner and its extended attributes are where the system lets the
/// process set them. A symbolic link stays one: the file it leads to is replaced.
package struct StagedFile: Sendable {
  /// The file, as it was named.
  package let path: String
  private let target: String
  private let temporary: String

  /// Writes the bytes beside the file, with the folders above it where they are missing. What a process that was killed left
  /// there is removed.
  package init(_ bytes: [UInt8], for path: String) throws(AtomicFileError) {
    self.path = path
    target = Self.resolved(path)
    let folder = (target as NSString).deletingLastPathComponent
    let prefix = "\(folder.isEmpty ? "." : folder)/.\((target as NSString).lastPathComponent)."
    temporary = "\(prefix)\(getpid()).\(UInt32.random(in: 0 ... .max))\(Self.suffix)"
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw AtomicFileError(path: path, reason: error.localizedDescription)
    }
    Self.removeLeftovers(withPrefix: prefix)
    // The folder alone decides whether a name may change hands; who may not write the file shall not replace it either.
    if access(target, W_OK) != 0, errno != ENOENT { throw AtomicFileError(path: path) }
    guard let file = fopen(temporary, "wx") else { throw AtomicFileError(path: path) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    let isLike = isWritten && Self.makeLike(target, fileno(file))
    let isOnDisk = isLike && fsync(fileno(file)) == 0
    let failure = errno
    guard fclose(file) == 0, isOnDisk else {
      let error = AtomicFileError(path: path, code: isOnDisk ? errno : failure)
      unlink(temporary)
      throw error
    }
  }

  /// Puts the bytes in the place of the file, which is as it was where that fails.
  package func commit() throws(AtomicFileError) {
    guard rename(temporary, target) == 0 else {
      let error = AtomicFileError(path: path)
      discard()
      throw error
    }
  }

  /// Leaves the file as it is.
  package func discard() { unlink(temporary) }

  /// Ends the names of files that are not whole yet.
  private static let suffix = ".catalog-lint"

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

  /// Where a symbolic link leads, or the path itself.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
