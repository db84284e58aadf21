import Testing

@testable import CatalogLint

@Suite struct ArgumentGapTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentGap.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentGap.self)
  }
}
