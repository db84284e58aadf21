import Testing

@testable import CatalogLint

@Suite struct MissingTableTests {
  @Test("The examples are reported as they are marked", arguments: MissingTable.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingTable.self)
  }
}
