import Testing

@testable import CatalogLint

@Suite struct StaleEntryTests {
  @Test("The examples are reported as they are marked", arguments: StaleEntry.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StaleEntry.self)
  }
}
