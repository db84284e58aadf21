import Testing

@testable import CatalogLint

@Suite struct QuotedPlaceholderTests {
  @Test("The examples are reported as they are marked", arguments: QuotedPlaceholder.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: QuotedPlaceholder.self)
  }
}
