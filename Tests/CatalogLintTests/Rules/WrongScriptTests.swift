import Testing

@testable import CatalogLint

@Suite struct WrongScriptTests {
  @Test("The examples are reported as they are marked", arguments: WrongScript.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: WrongScript.self)
  }
}
