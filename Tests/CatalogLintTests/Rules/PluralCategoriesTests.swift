import Testing

@testable import CatalogLint

@Suite struct PluralCategoriesTests {
  @Test("The examples are reported as they are marked", arguments: PluralCategories.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: PluralCategories.self)
  }
}
