/// Why files that change together are not all as they should be.
package enum ChangeError: Error, Equatable, Sendable {
  /// A file could not be written, and nothing was; `reason` is the system's own sentence.
  case notWritten(path: String, reason: String)
  /// A file could not be written after others were; it is one of those that are left.
  case partlyWritten(path: String, reason: String, written: [String], left: [String])
  /// Somebody else has written a file since it was read; nothing was written.
  case changedMeanwhile(path: String)
}
