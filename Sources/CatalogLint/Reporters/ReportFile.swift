import CatalogGenerator
import FoundationEssentials
import Glibc

/// The file that `--output` names.
enum ReportFile {
  /// Writes a report whole, or leaves the file as it was: so does Ctrl-C before it has changed, which is later held back to
  /// the end. It goes on its way at once while a pipe or a device is written, which may wait for a reader.
  ///
  /// - Parameters:
  ///   - path: as the person wrote it.
  ///   - folder: where they stand.
  ///   - note: is called when the file has changed, before a signal comes through.
  static func write(
    _ text: String,
    to path: String,
    from folder: String,
    note: () -> Void = {}
  ) throws(OutputError) {
    let target = FilePaths.absolute(path, from: folder)
    guard isStream(target) else {
      // A folder that is not there was misspelled rather than forgotten.
      guard FilePaths.isFolder(FilePaths.parent(of: target)) else {
        throw .fileNotWritten(path, reason: String(cString: strerror(ENOENT)))
      }
      do throws(StagedFileError) {
        try Interruption.held { () throws(StagedFileError) in
          let file = try StagedFile(Array(text.utf8), for: target)
          if Interruption.isRequested { return file.discard() }
          try file.commit()
          note()
        }
      } catch {
        throw .fileNotWritten(path, reason: error.reason)
      }
      return
    }
    guard let stream = fopen(target, "w") else { throw .fileNotWritten(path, reason: String(cString: strerror(errno))) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count && fflush(stream) == 0
    let failure = errno
    fclose(stream)
    if !isWritten { throw .fileNotWritten(path, reason: String(cString: strerror(failure))) }
  }

  /// Whether a path means standard output: a dash by custom, or another name of the file, pipe or terminal behind it.
  static func isStandardOutput(_ path: String, of console: Console) -> Bool {
    if path == "-" { return true }
    var (named, standard) = (stat(), stat())
    guard let descriptor = console.output.descriptor, fstat(descriptor, &standard) == 0,
      stat(FilePaths.absolute(path, from: console.workingFolder), &named) == 0
    else { return false }
    return named.st_dev == standard.st_dev && named.st_ino == standard.st_ino
  }

  /// Whether a path is a pipe or a device, which a file must not take the place of.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
