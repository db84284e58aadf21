import Testing

@testable import CatalogLint

@Suite struct CStringSpecifierTests {
  @Test("The examples are reported as they are marked", arguments: CStringSpecifier.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: CStringSpecifier.self)
  }
}
