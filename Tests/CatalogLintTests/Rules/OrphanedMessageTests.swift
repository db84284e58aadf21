import Testing

@testable import CatalogLint

@Suite struct OrphanedMessageTests {
  @Test("The examples are reported as they are marked", arguments: OrphanedMessage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }
}
