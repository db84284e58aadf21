import Testing

@testable import CatalogLint

@Suite struct NeedsReviewTests {
  @Test("The examples are reported as they are marked", arguments: NeedsReview.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: NeedsReview.self)
  }

  @Test(
    "Only what waits for a person is reported",
    arguments: [
      ("needs_review", "", true), ("translated", "", false), ("new", "", false),
      ("needs_review", "\"shouldTranslate\": false,", false),
      ("needs_review", "\"extractionState\": \"manual\",", true),
    ]
  )
  func states(state: String, member: String, isReported: Bool) throws {
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {\(member) "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "A text"}},
          "ja": {"stringUnit": {"state": "\(state)", "value": "文"}}
        }}}}
        """
      ]
    ).findings().filter { $0.rule == NeedsReview.id }
    #expect(findings.count == (isReported ? 1 : 0), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && $0.locales == ["ja"] })
  }
}
