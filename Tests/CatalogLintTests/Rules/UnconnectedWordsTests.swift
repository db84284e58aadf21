import Testing

@testable import CatalogLint

@Suite struct UnconnectedWordsTests {
  @Test("The examples are reported as they are marked", arguments: UnconnectedWords.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnconnectedWords.self)
  }
}
