import Testing

@testable import CatalogLint

@Suite struct StrayPercentTests {
  @Test("The examples are reported as they are marked", arguments: StrayPercent.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StrayPercent.self)
  }
}
