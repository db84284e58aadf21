import Testing

@testable import CatalogLint

@Suite struct UntranslatedTests {
  @Test("The examples are reported as they are marked", arguments: Untranslated.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: Untranslated.self)
  }

  @Test("What nobody has written in the development language is an error, elsewhere a warning")
  func severities() throws {
    let example = try #require(Untranslated.examples.first)
    let findings = try example.findings().filter { $0.rule == Untranslated.id }
    #expect(findings.map(\.severity) == [.error, .warning])
  }
}
