import Testing

@testable import CatalogLint

@Suite struct KeyNamingTests {
  @Test("The examples are reported as they are marked", arguments: KeyNaming.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: KeyNaming.self)
  }
}
