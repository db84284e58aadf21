import Foundation

/// A file that could not be replaced; it is as it was.
package struct StagedFileError: Error, Hashable {
  /// The file that was to be written.
  package let path: String
  /// What the system says, in English.
  package let reason: String

  init(path: String, code: CInt = errno) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}
