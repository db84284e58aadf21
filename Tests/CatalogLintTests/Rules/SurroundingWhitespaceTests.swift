import Testing

@testable import CatalogLint

@Suite struct SurroundingWhitespaceTests {
  @Test("The examples are reported as they are marked", arguments: SurroundingWhitespace.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SurroundingWhitespace.self)
  }
}
