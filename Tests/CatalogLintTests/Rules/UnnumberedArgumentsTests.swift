import Testing

@testable import CatalogLint

@Suite struct UnnumberedArgumentsTests {
  @Test("The examples are reported as they are marked", arguments: UnnumberedArguments.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnnumberedArguments.self)
  }
}
