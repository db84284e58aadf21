import Testing

@testable import CatalogLint

@Suite struct AmbiguousTypeTests {
  @Test("The examples are reported as they are marked", arguments: AmbiguousType.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: AmbiguousType.self)
  }
}
