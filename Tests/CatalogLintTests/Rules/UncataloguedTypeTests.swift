import Testing

@testable import CatalogLint

@Suite struct UncataloguedTypeTests {
  @Test("The examples are reported as they are marked", arguments: UncataloguedType.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UncataloguedType.self)
  }
}
