import Testing

@testable import CatalogLint

@Suite struct DuplicateKeyTests {
  @Test("The examples are reported as they are marked", arguments: DuplicateKey.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: DuplicateKey.self)
  }
}
