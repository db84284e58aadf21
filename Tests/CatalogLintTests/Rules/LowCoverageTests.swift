import Testing

@testable import CatalogLint

@Suite struct LowCoverageTests {
  @Test("The examples are reported as they are marked", arguments: LowCoverage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: LowCoverage.self)
  }
}
