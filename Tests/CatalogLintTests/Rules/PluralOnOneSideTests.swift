import Testing

@testable import CatalogLint

@Suite struct PluralOnOneSideTests {
  @Test("The examples are reported as they are marked", arguments: PluralOnOneSide.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: PluralOnOneSide.self)
  }
}
