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

  @Test(
    "The state new says that nobody has translated a text, but not that nobody has written it",
    arguments: [
      ("translated", "new", "", "", 1), ("translated", "new", "古い文", "", 1), ("new", "translated", "文", "", 0),
      ("new", "new", "", "\"extractionState\": \"extracted_with_value\",", 1),
      ("new", "translated", "文", "\"extractionState\": \"extracted_with_value\",", 0),
      ("translated", "needs_review", "文", "", 0), ("translated", "new", "", "\"shouldTranslate\": false,", 0),
      ("translated", "new", "", "\"extractionState\": \"stale\",", 0),
    ]
  )
  func states(english: String, japanese: String, text: String, member: String, count: Int) throws {
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {\(member) "localizations": {
          "en": {"stringUnit": {"state": "\(english)", "value": "A text"}},
          "ja": {"stringUnit": {"state": "\(japanese)", "value": "\(text)"}}
        }}}}
        """
      ]
    )
    let findings = try example.findings().filter { $0.rule != NeedsReview.id && $0.rule != StaleEntry.id }
    #expect(findings.map(\.rule) == Array(repeating: Untranslated.id, count: count), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && $0.sentence as? Untranslated.Sentence != nil })
  }
}
