import Testing

@testable import CatalogLint

@Suite struct ArgumentTypeClashTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentTypeClash.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentTypeClash.self)
  }
}
