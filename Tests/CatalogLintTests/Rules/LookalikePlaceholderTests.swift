import Testing

@testable import CatalogLint

@Suite struct LookalikePlaceholderTests {
  @Test("The examples are reported as they are marked", arguments: LookalikePlaceholder.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: LookalikePlaceholder.self)
  }
}
