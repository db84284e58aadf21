import Testing

@testable import CatalogLint

@Suite struct LowCoverageTests {
  @Test("The examples are reported as they are marked", arguments: LowCoverage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: LowCoverage.self)
  }

  @Test(
    "Of a hundred texts those count that are there, and a part of one is none",
    arguments: [(100, 1), (67, 1), (66, 0), (50, 0), (0, 0)]
  )
  func minimum(percent: Int, count: Int) throws {
    // Two of three texts are there: 66 of a hundred.
    let example = RuleExample(
      "a minimum",
      [
        ".catalog-lint.json": "{ \"minimumCoverage\": {\"ja\": \(percent)} }",
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";\n\"b\" = \"二\";",
      ]
    )
    let findings = try example.findings().filter { $0.rule == LowCoverage.id }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error && $0.place.file == ".catalog-lint.json" })
  }

  @Test(
    "A locale without words of its own has what its parent has",
    arguments: [
      ("more than that is demanded", "ja-JP", 67, [66]), ("no more is demanded", "ja-JP", 66, []),
      ("nothing serves it", "fr-CA", 50, [0]),
    ]
  )
  func parents(id: String, locale: String, minimum: Int, percents: [Int]) throws {
    let example = RuleExample(
      "a minimum",
      [
        ".catalog-lint.json": "{ \"minimumCoverage\": {\"\(locale)\": \(minimum)} }",
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";\n\"b\" = \"二\";",
      ]
    )
    let found = try example.findings().compactMap { $0.sentence as? LowCoverage.Sentence }.map { sentence in
      switch sentence {
      case .low(_, let percent, _, let lacking): (percent, lacking)
      }
    }
    #expect(found.map(\.0) == percents)
    #expect(found.allSatisfy { $0.1 > 0 })
  }

  @Test("A text that waits for a review is not there, one that needs no translation is not asked for")
  func states() throws {
    func percent(_ japanese: String, _ other: String) throws -> Int? {
      let example = RuleExample(
        "a string catalog",
        [
          ".catalog-lint.json": "{ \"minimumCoverage\": {\"ja\": 100} }",
          "Sources/Shop/A.xcstrings": """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "A text"}},
              "ja": {"stringUnit": {"state": "\(japanese)", "value": "文"}}}},
            "b": {\(other) "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Another text"}}}},
            "c": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "A third text"}},
              "ja": {"stringUnit": {"state": "translated", "value": "別の文"}}}}
          }}
          """,
        ]
      )
      return try example.findings().compactMap { $0.sentence as? LowCoverage.Sentence }.map { sentence in
        switch sentence {
        case .low(_, let percent, _, _): percent
        }
      }.first
    }
    #expect(try percent("translated", "\"shouldTranslate\": false,") == nil)
    #expect(try percent("needs_review", "\"shouldTranslate\": false,") == 50)
    #expect(try percent("translated", "") == 66)
  }

  @Test("The texts that Xcode took from the code are there in the language of the source")
  func source() throws {
    let example = RuleExample(
      "a string catalog",
      [
        ".catalog-lint.json": "{ \"minimumCoverage\": {\"en\": 90} }",
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a": {"extractionState": "extracted_with_value", "localizations": {
            "en": {"stringUnit": {"state": "new", "value": "A text"}},
            "ja": {"stringUnit": {"state": "translated", "value": "文"}}}}
        }}
        """,
      ]
    )
    #expect(try example.findings().isEmpty)
  }

  @Test(
    "What has no letter to translate is excluded where it is not, in either style, and the numbers add up",
    arguments: [("{a}: {b}", "{name} left"), ("%@: %@", "%@ left"), ("→", "%@ left"), ("%1$@ – %2$@", "%@ left")]
  )
  func withoutLetters(text: String, other: String) throws {
    let example = RuleExample(
      "two languages",
      [
        "Sources/Shop/en.lproj/S.strings": "\"pair\" = \"\(text)\";\n\"left\" = \"\(other)\";\n\"gone\" = \"Gone\";\n",
        "Sources/Shop/ja.lproj/S.strings": "\"left\" = \"\(other.replacing(" left", with: "が残り"))\";\n",
      ]
    )
    let (package, folder) = try example.package()
    defer { withExtendedLifetime(folder) {} }
    let coverage = Coverage(of: package)
    #expect(coverage["en"] == Coverage.Locale(translated: 3))
    #expect(coverage["ja"] == Coverage.Locale(translated: 1, missing: 1, excluded: 1))
    #expect(try example.findings().map(\.rule) == [MissingTranslation.id])
  }
}
