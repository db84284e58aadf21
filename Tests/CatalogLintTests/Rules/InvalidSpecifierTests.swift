import Testing

@testable import CatalogLint

@Suite struct InvalidSpecifierTests {
  @Test("The examples are reported as they are marked", arguments: InvalidSpecifier.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: InvalidSpecifier.self)
  }
}
