import Testing

@testable import CatalogLint

@Suite struct StaleEntryTests {
  @Test("The examples are reported as they are marked", arguments: StaleEntry.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StaleEntry.self)
  }

  @Test(
    "Only what Xcode has marked is stale, and one finding stands for a key in all its languages",
    arguments: [("stale", 1), ("manual", 0), ("migrated", 0), ("extracted_with_value", 0)]
  )
  func states(state: String, count: Int) throws {
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"extractionState": "\(state)", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "A text"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Un texte"}},
          "ja": {"stringUnit": {"state": "translated", "value": "文"}}
        }}}}
        """
      ]
    ).findings()
    #expect(findings.map(\.rule) == Array(repeating: StaleEntry.id, count: count), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }
}
