/// Why a file that keeps what a project has decided could not be read or written.
enum SetupError: Error, Equatable, Sendable {
  case unreadable(_ path: String)
  case notWritten(_ path: String, reason: String)
  /// There is nothing to prune.
  case missing(_ folder: String)
  /// There is a configuration already.
  case exists(_ path: String)
}
