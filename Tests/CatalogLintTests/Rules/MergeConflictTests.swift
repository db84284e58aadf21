import Testing

@testable import CatalogLint

@Suite struct MergeConflictTests {
  @Test("The examples are reported as they are marked", arguments: MergeConflict.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MergeConflict.self)
  }
}
