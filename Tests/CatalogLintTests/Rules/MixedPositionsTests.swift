import Testing

@testable import CatalogLint

@Suite struct MixedPositionsTests {
  @Test("The examples are reported as they are marked", arguments: MixedPositions.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MixedPositions.self)
  }
}
