import Testing

@testable import CatalogLint

@Suite struct ExtraTranslationTests {
  @Test("The examples are reported as they are marked", arguments: ExtraTranslation.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ExtraTranslation.self)
  }
}
