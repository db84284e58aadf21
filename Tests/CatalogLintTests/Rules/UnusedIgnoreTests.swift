import Testing

@testable import CatalogLint

@Suite struct UnusedIgnoreTests {
  @Test("The examples are reported as they are marked", arguments: UnusedIgnore.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedIgnore.self)
  }
}
