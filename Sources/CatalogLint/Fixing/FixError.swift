/// Why something is not mended.
package enum FixError: Error, Equatable, Sendable {
  /// What a fix would make of a file could not be read any more.
  case unreadableResult(path: String, rules: [String])
}
