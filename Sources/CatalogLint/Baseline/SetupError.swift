/// Why a file that keeps what a project has decided could not be read or written.
enum SetupError: Error, Equatable, Sendable {
  case unreadable(_ path: String, line: Int)
  /// A source of which only a part was read: what is in the rest nobody can know.
  case partial(_ path: String, line: Int)
  /// The configuration above keeps a baseline of its own.
  case unused(_ path: String, folder: String)
  case notWritten(_ path: String, reason: String)
  /// There is nothing to prune.
  case missing(_ folder: String)
  /// There is a configuration already.
  case exists(_ path: String)
}
