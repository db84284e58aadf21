import Testing

@testable import CatalogLint

@Suite struct InvalidPatternTests {
  @Test("The examples are reported as they are marked", arguments: InvalidPattern.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: InvalidPattern.self)
  }
}
