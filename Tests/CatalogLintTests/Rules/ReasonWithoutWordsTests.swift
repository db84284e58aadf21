import Testing

@testable import CatalogLint

@Suite struct ReasonWithoutWordsTests {
  @Test("The examples are reported as they are marked", arguments: ReasonWithoutWords.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ReasonWithoutWords.self)
  }
}
