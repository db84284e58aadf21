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
    "A plural that is the base's is told as that, and no form of another language is asked for",
    arguments: [
      ("ru", "%lld file", "%lld files", [Untranslated.id]), ("ja", "%lld file", "%lld files", [Untranslated.id]),
      ("de", "%lld of your files was lost", "%lld of your files were lost", [Untranslated.id]),
      // A sentence that may be of both languages: then its forms are asked for.
      ("pl", "%lld GB", "%lld GB.", [PluralCategories.id]),
    ]
  )
  func plurals(locale: String, one: String, other: String, rules: [String]) throws {
    func plural(_ one: String, _ other: String) -> String {
      """
      {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}
      """
    }
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
          "en": \(plural(one, other)),
          "\(locale)": \(plural(one, other))
        }}}}
        """
      ]
    ).findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == rules, "\(findings)")
  }

  @Test("The same in ICU's style: its forms are those of the base", arguments: ["ru", "pl", "ar"])
  func inlinePlurals(locale: String) throws {
    let plural = "\"a\" = \"{n, plural, one {# file was not saved} other {# files were not saved}}\";"
    let findings = try RuleExample(
      "two languages",
      ["Sources/Shop/en.lproj/S.strings": plural, "Sources/Shop/\(locale).lproj/S.strings": plural]
    ).findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == [Untranslated.id], "\(findings)")
  }

  @Test(
    "Code, units and notices of copyright are the same in every language",
    arguments: [
      ("`git status --short`", true), ("`reset`", true), ("120 kcal", true), ("80 km/h", true), ("{n} kcal/day", false),
      ("© 2024 Acme Inc. All rights reserved.", true), ("(c) 2024 Acme Inc. All rights reserved.", true),
      ("Copyright © 2024 Acme. All rights reserved.", true), ("Copyright infringement is forbidden", false),
      ("Run `reset` to start over", false), ("A ` sign alone is fine", false), ("760 mmHg, 1013 mbar", true),
    ]
  )
  func alike(text: String, isAlike: Bool) throws {
    let findings = try RuleExample(
      "two languages",
      [
        "Sources/Shop/en.lproj/S.strings": "\"a\" = \"\(text)\";\n\"b\" = \"Words\";\n",
        "Sources/Shop/ru.lproj/S.strings": "\"a\" = \"\(text)\";\n\"b\" = \"Слова\";\n",
      ]
    ).findings().filter { $0.rule == Untranslated.id }
    #expect(findings.isEmpty == isAlike, "\(findings)")
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
