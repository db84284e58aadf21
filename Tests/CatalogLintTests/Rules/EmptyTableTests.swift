import Testing

@testable import CatalogLint

@Suite struct EmptyTableTests {
  @Test("The examples are reported as they are marked", arguments: EmptyTable.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: EmptyTable.self)
  }
}
