import Testing

@testable import CatalogLint

@Suite struct UnknownEscapeTests {
  @Test("The examples are reported as they are marked", arguments: UnknownEscape.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownEscape.self)
  }
}
