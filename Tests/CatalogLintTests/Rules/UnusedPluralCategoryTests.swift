import Testing

@testable import CatalogLint

@Suite struct UnusedPluralCategoryTests {
  @Test("The examples are reported as they are marked", arguments: UnusedPluralCategory.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedPluralCategory.self)
  }
}
