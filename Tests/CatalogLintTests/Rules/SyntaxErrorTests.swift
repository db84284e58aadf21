import Testing

@testable import CatalogLint

@Suite struct SyntaxErrorTests {
  @Test("The examples are reported as they are marked", arguments: SyntaxError.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SyntaxError.self)
  }
}
