import Testing

@testable import CatalogLint

@Suite struct LoneSurrogateTests {
  @Test("The examples are reported as they are marked", arguments: LoneSurrogate.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: LoneSurrogate.self)
  }
}
