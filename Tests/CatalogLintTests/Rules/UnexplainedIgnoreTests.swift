import Testing

@testable import CatalogLint

@Suite struct UnexplainedIgnoreTests {
  @Test("The examples are reported as they are marked", arguments: UnexplainedIgnore.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnexplainedIgnore.self)
  }
}
