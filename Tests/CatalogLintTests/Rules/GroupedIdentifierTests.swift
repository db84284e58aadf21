import Testing

@testable import CatalogLint

@Suite struct GroupedIdentifierTests {
  @Test("The examples are reported as they are marked", arguments: GroupedIdentifier.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: GroupedIdentifier.self)
  }
}
