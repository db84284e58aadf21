/// Why a file that keeps what a project has decided is not read or not written.
enum SetupError: Error, Equatable, Sendable {
  case unreadable(_ path: String, line: Int)
  /// A baseline in a format that this version does not know yet.
  case newer(_ path: String)
  /// A source of which only a part was read: what is in the rest nobody can know.
  case partial(_ path: String, line: Int)
  /// The configuration above keeps a baseline of its own.
  case unused(_ path: String, folder: String)
  /// There is nothing to prune.
  case missing(_ folder: String)
  /// There is a configuration already.
  case exists(_ path: String)
}
