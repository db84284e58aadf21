import Foundation

/// Replaces files whole: a process that is killed at any moment leaves each of them as it was or as it should be.
///
/// The text goes to a file of its own in the same folder, is brought to the disk, and then takes the other's name, which
/// POSIX does in one step (`rename`, IEEE Std 1003.1).
package enum AtomicFile {
  /// Writes a file, with the folders above it where they are missing.
  ///
  /// The permissions of a file that is there already are kept, and a symbolic link stays one: the file it leads to is
  /// replaced. What a process that was killed left beside it is removed.
  package static func write(_ bytes: [UInt8], to path: String) throws(AtomicFileError) {
    let target = resolved(path)
    let folder = (target as NSString).deletingLastPathComponent
    let prefix = "\(folder.isEmpty ? "." : folder)/.\((target as NSString).lastPathComponent)."
    let temporary = "\(prefix)\(getpid()).\(UInt32.random(in: 0 ... .max))\(suffix)"
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw AtomicFileError(path: path, reason: error.localizedDescription)
    }
    removeLeftovers(withPrefix: prefix)
    guard let file = fopen(temporary, "wx") else { throw AtomicFileError(path: path) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    // The mode of the old file, else what the process gives to new ones.
    var status = stat()
    let hasMode = stat(target, &status) != 0 || fchmod(fileno(file), status.st_mode & 0o7777) == 0
    let isOnDisk = isWritten && hasMode && fsync(fileno(file)) == 0
    let failure = errno
    guard fclose(file) == 0, isOnDisk, rename(temporary, target) == 0 else {
      let error = AtomicFileError(path: path, code: isOnDisk ? errno : failure)
      unlink(temporary)
      throw error
    }
  }

  /// Ends the names of files that are not whole yet.
  private static let suffix = ".catalog-lint"

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

/// A file that could not be replaced; it is as it was.
package struct AtomicFileError: Error, Hashable {
  /// The file that was to be written.
  package let path: String
  /// What the system says, in English.
  package let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, code: CInt = errno) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }
}
