import Testing

@testable import CatalogLint

@Suite struct SensitiveArgumentTests {
  @Test("The examples are reported as they are marked", arguments: SensitiveArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SensitiveArgument.self)
  }
}
