import Testing

@testable import CatalogLint

@Suite struct MissingLocaleTests {
  @Test("The examples are reported as they are marked", arguments: MissingLocale.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingLocale.self)
  }
}
