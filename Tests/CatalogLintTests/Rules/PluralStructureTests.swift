import Testing

@testable import CatalogLint

@Suite struct PluralStructureTests {
  @Test("The examples are reported as they are marked", arguments: PluralStructure.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: PluralStructure.self)
  }
}
