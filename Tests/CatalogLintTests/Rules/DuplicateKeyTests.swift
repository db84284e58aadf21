import Testing

@testable import CatalogLint

@Suite struct DuplicateKeyTests {
  @Test("The examples are reported as they are marked", arguments: DuplicateKey.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: DuplicateKey.self)
  }

  private func findings(_ entries: String) throws -> [Finding] {
    try RuleExample(
      "entries",
      ["Sources/Shop/A.swift": "enum AError: Error {}", "Sources/Shop/en.lproj/E.strings": entries]
    ).findings()
  }

  @Test("Two texts are an error, one text twice is a warning")
  func severity() throws {
    #expect(try findings("\"a\" = \"1\";\n\"a\" = \"2\";").map(\.severity) == [.error])
    #expect(try findings("\"a\" = \"1\";\n\"a\" = \"1\";").map(\.severity) == [.warning])
    // The same text, written with an escape.
    #expect(try findings("\"a\" = \"A\";\n\"a\" = \"\\U0041\";").map(\.severity) == [.warning])
  }

  @Test("Every repetition is reported, each beside the first")
  func three() throws {
    let findings = try findings("\"a\" = \"1\";\n\"a\" = \"2\";\n\"a\" = \"1\";")
    #expect(findings.map(\.place.line) == [2, 3])
    #expect(findings.map { $0.notes.map { $0.place?.line } } == [[1], [1]])
    #expect(findings.map(\.severity) == [.error, .warning])
  }

  @Test("Keys that differ in case or in space are not the same")
  func different() throws {
    #expect(try findings("\"a\" = \"1\";\n\"A\" = \"2\";\n\"a \" = \"3\";").isEmpty)
  }

  @Test("A key in a comment or in a text is none")
  func comments() throws {
    #expect(
      try findings("\"a\" = \"1\";\n/* \"a\" = \"2\"; */\n// \"a\" = \"3\";\n\"b\" = \"\\\"a\\\" = 4;\";").isEmpty
    )
  }

  @Test(
    "A key of a string catalog is one, in however many languages it stands twice",
    arguments: [
      ("Cart", "カート", Severity.warning, ["en", "ja"]), ("Cart", "かご", .error, ["en", "ja"]),
      ("Cart", "", .warning, ["en"]),
    ]
  )
  func stringCatalog(english: String, japanese: String, severity: Severity, locales: [String]) throws {
    func unit(_ text: String) -> String { "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
    let second = japanese.isEmpty ? "" : ", \"ja\": \(unit(japanese))"
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a": {"localizations": {"en": \(unit("Cart")), "ja": \(unit("カート"))}},
          "a": {"localizations": {"en": \(unit(english))\(second)}}
        }}
        """
      ]
    ).findings()
    #expect(findings.map(\.rule) == [DuplicateKey.id], "\(findings)")
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.map { Set($0.locales) } == [Set(locales)])
    #expect(findings.map(\.place.line) == [3])
  }

  @Test("A key that the language of the source does not have is one as well")
  func translationsOnly() throws {
    let findings = try RuleExample(
      "a string catalog whose languages begin with another",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "z": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Korb"}}}},
          "Cart": {}, "Cart": {}
        }}
        """
      ]
    ).findings().filter { $0.severity > .note && $0.rule != MissingTranslation.id }
    #expect(findings.map(\.rule) == [DuplicateKey.id], "\(findings)")
  }

  @Test("A language that stands twice within a key is told once, and not as a key")
  func languageTwice() throws {
    let unit = "\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Cart\"}}"
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings":
          "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"a\": {\"localizations\": {\(unit), \(unit)}}}}"
      ]
    ).findings()
    #expect(findings.map(\.rule) == [SyntaxError.id], "\(findings)")
  }

  @Test("Two plurals that say the same are a repetition, wherever they stand")
  func plurals() throws {
    let plural = """
      {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}
      """
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings":
          "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"a\": \(plural), \"a\": \(plural)}}"
      ]
    ).findings()
    #expect(findings.map(\.severity) == [.warning], "\(findings)")
  }

  @Test(
    "A key of no error in two tables is a note where the texts differ, in the language that words are written in first"
  )
  func tables() throws {
    func table(_ title: String) -> String { "\"title\" = \"\(title)\";\n\"ok\" = \"OK\";\n" }
    let findings = try RuleExample(
      "tables",
      [
        "Sources/Shop/en.lproj/A.strings": table("Settings"), "Sources/Shop/en.lproj/B.strings": table("Shopping"),
        "Sources/Shop/ja.lproj/A.strings": table("設定"), "Sources/Shop/ja.lproj/B.strings": table("買い物"),
      ]
    ).findings()
    #expect(findings.map(\.rule) == ["duplicate-key"])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.place.file) == ["Sources/Shop/en.lproj/B.strings"])
  }

  @Test("A repetition in one table is told beside one in another")
  func tablesAndOne() throws {
    let findings = try RuleExample(
      "tables",
      [
        "Sources/Shop/en.lproj/A.strings": "\"title\" = \"Settings\";\n",
        "Sources/Shop/en.lproj/B.strings": "\"title\" = \"Shopping\";\n\"title\" = \"Cart\";\n",
      ]
    ).findings()
    #expect(findings.map(\.severity) == [.note, .error])
    #expect(
      findings.map { $0.notes.compactMap(\.place?.file) } == [
        ["Sources/Shop/en.lproj/A.strings"], ["Sources/Shop/en.lproj/B.strings"],
      ]
    )
  }

  @Test(
    "A string catalog and a table beside it have one text for a key in each language, where both have one at all",
    arguments: [
      ("L", "\"items\"", "Bag", Severity.error), ("L", "\"items\"", "Cart", .warning),
      ("L", "\"CheckoutError.emptyCart.title\"", "Bag", .error),
      ("M", "\"CheckoutError.emptyCart.title\"", "Bag", .error), ("M", "\"items\"", "Bag", .note),
      ("L", "\"Done\"", "Finished", nil), ("L", "\"other\"", "Bag", nil),
    ]
  )
  func besideTable(table: String, key: String, text: String, severity: Severity?) throws {
    let unit = "{\"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Cart\"}}}}"
    let findings = try RuleExample(
      "a string catalog and a table",
      [
        "Sources/Shop/A.swift": "enum CheckoutError: Error { case emptyCart }",
        "Sources/Shop/L.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "items": \(unit), "CheckoutError.emptyCart.title": \(unit), "Done": {}
        }}
        """,
        "Sources/Shop/en.lproj/\(table).strings": "\(key) = \"\(text)\";",
      ]
    ).findings().filter { $0.rule == DuplicateKey.id }
    #expect(findings.map(\.severity) == [severity].compactMap(\.self), "\(findings)")
  }
}
