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

  @Test(
    "A plural with the forms of its base is not translated",
    arguments: [
      ("ja", ["other": "%lld of the files could not be opened."], 1),
      ("ja", ["other": "%lld個のファイルを開けません。"], 0), ("ja", ["other": "%lld KB"], 0),
      ("fr", ["one": "%lld page", "other": "%lld pages"], 0),
      (
        "fr",
        [
          "one": "%lld of the files could not be opened.", "many": "%lld of the files could not be opened.",
          "other": "%lld of the files could not be opened.",
        ], 1
      ),
      (
        "fr",
        [
          "one": "%lld fichier non ouvert.", "many": "%lld fichiers non ouverts.",
          "other": "%lld of the files could not be opened.",
        ], 0
      ),
    ] as [(String, [String: String], Int)]
  )
  func plurals(locale: String, forms: [String: String], count: Int) throws {
    let base = [
      "one": "%lld page",
      "other": forms["other"] == "%lld KB"
        ? "%lld KB" : forms["one"] == "%lld page" ? "%lld pages" : "%lld of the files could not be opened.",
    ]
    func table(_ forms: [String: String]) -> String {
      """
      <plist version="1.0"><dict><key>Cart.items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          \(forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined())
        </dict></dict></dict></plist>
      """
    }
    let findings = try RuleExample(
      "a plural table",
      ["Sources/Shop/en.lproj/E.stringsdict": table(base), "Sources/Shop/\(locale).lproj/E.stringsdict": table(forms)]
    ).findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == Array(repeating: Untranslated.id, count: count), "\(findings)")
  }

  @Test(
    "So is one text of a string catalog, or a plural of it",
    arguments: [
      (#""stringUnit": {"state": "translated", "value": "%lld files open"}"#, 1),
      (#""variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld files open"}}}}"#, 1),
      (#""variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld個開きました"}}}}"#, 0),
    ]
  )
  func stringCatalog(japanese: String, count: Int) throws {
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"n_files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file open"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files open"}}}}},
          "ja": {\(japanese)}
        }}}}
        """
      ]
    )
    #expect(try example.findings().map(\.rule) == Array(repeating: Untranslated.id, count: count))
  }
}
