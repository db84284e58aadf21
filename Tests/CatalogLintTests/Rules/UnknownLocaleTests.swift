import Testing

@testable import CatalogLint

@Suite struct UnknownLocaleTests {
  @Test("The examples are reported as they are marked", arguments: UnknownLocale.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownLocale.self)
  }
}
