import Testing

@testable import CatalogLint

@Suite struct UnusedArgumentTests {
  @Test("The examples are reported as they are marked", arguments: UnusedArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedArgument.self)
  }
}
