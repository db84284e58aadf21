/// Why nothing is mended.
package enum FixError: Error, Equatable, Sendable {
  /// What a fix would make of a file could not be read any more.
  case unreadableResult(path: String, rules: [String])
  /// A file could not be written; `reason` is the system's own sentence.
  case notWritten(path: String, reason: String)
}
