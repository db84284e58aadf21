/// Why what a command has to say did not arrive.
package enum OutputError: Error, Equatable, Sendable {
  /// A full disk, a closed stream; `reason` is the system's own sentence.
  case notWritten(reason: String)
  /// The file of `--output`.
  case fileNotWritten(_ path: String, reason: String)
}
