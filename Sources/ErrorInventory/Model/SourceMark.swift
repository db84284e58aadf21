/// A mark for the linter in a comment at a declaration: `// catalog-lint:forwards`, `// catalog-lint:ignore rule reason`.
public struct SourceMark: Hashable, Sendable {
  /// The word after `catalog-lint:`, `forwards` or `ignore`, or whatever stands there.
  public let name: String
  /// What follows the word on its line, without surrounding space; empty if nothing does.
  public let text: String
  /// Where `catalog-lint:` stands.
  public let location: SourceLocation

  /// A mark by its parts.
  public init(name: String, text: String, location: SourceLocation) {
    self.name = name
    self.text = text
    self.location = location
  }
}
