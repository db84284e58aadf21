import Testing

@testable import CatalogLint

@Suite struct DefaultLocalizationTests {
  @Test("The examples are reported as they are marked", arguments: DefaultLocalization.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: DefaultLocalization.self)
  }
}
