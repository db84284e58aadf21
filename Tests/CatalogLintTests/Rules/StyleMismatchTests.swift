import Testing

@testable import CatalogLint

@Suite struct StyleMismatchTests {
  @Test("The examples are reported as they are marked", arguments: StyleMismatch.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StyleMismatch.self)
  }
}
