/// One file with what is known about it from outside.
struct SourceUnit: Sendable {
  /// The path for people.
  var path: String
  /// The module the file belongs to.
  var module: String
  /// Whether the file belongs to a test target.
  var isTest: Bool
  var facts: FileFacts
}
