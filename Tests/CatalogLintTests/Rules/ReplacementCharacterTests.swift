import Testing

@testable import CatalogLint

@Suite struct ReplacementCharacterTests {
  @Test("The examples are reported as they are marked", arguments: ReplacementCharacter.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ReplacementCharacter.self)
  }
}
