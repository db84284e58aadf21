import Foundation

/// Replaces files whole: a process that is killed at any moment leaves each of them as it was or as it should be.
package enum AtomicFile {
  /// Writes a file, with the folders above it where they are missing.
  ///
  /// What `StagedFile` says of the old file holds here as well.
  package static func write(_ bytes: [UInt8], to path: String) throws(AtomicFileError) {
    try StagedFile(bytes, for: path).commit()
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
