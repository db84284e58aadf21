import Testing

@testable import CatalogLint

@Suite struct NotEnumerableTests {
  @Test("The examples are reported as they are marked", arguments: NotEnumerable.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: NotEnumerable.self)
  }
}
