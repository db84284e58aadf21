import Testing

@testable import CatalogLint

@Suite struct InvisibleCharacterTests {
  @Test("The examples are reported as they are marked", arguments: InvisibleCharacter.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: InvisibleCharacter.self)
  }
}
