import Testing

@testable import CatalogLint

@Suite struct ImpliedQuantityTests {
  @Test("The examples are reported as they are marked", arguments: ImpliedQuantity.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ImpliedQuantity.self)
  }
}
