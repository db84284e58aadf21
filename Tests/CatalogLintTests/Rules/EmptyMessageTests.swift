import Testing

@testable import CatalogLint

@Suite struct EmptyMessageTests {
  @Test("The examples are reported as they are marked", arguments: EmptyMessage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: EmptyMessage.self)
  }
}
