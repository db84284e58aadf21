import Testing

@testable import CatalogLint

@Suite struct MissingTranslationTests {
  @Test("The examples are reported as they are marked", arguments: MissingTranslation.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingTranslation.self)
  }
}
