import Testing

@testable import CatalogLint

@Suite struct ResourceNotInTargetTests {
  @Test("The examples are reported as they are marked", arguments: ResourceNotInTarget.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ResourceNotInTarget.self)
  }
}
