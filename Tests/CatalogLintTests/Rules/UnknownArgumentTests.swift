import Testing

@testable import CatalogLint

@Suite struct UnknownArgumentTests {
  @Test("The examples are reported as they are marked", arguments: UnknownArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownArgument.self)
  }
}
