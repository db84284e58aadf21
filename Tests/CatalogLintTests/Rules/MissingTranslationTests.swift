import Testing

@testable import CatalogLint

@Suite struct MissingTranslationTests {
  @Test("The examples are reported as they are marked", arguments: MissingTranslation.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingTranslation.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "signs, and what needs no translation",
      [
        "Sources/Shop/en.lproj/A.strings": """
        "a" = "A";
        "dash" = "–";
        "count" = "100 %";
        """,
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/B.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "b": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "B"}},
            "ja": {"stringUnit": {"state": "translated", "value": "二"}}}},
          "name": {"shouldTranslate": false, "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Shop Name"}}}},
          "old": {"extractionState": "stale", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Old name"}}}}
        }}
        """,
      ]
    ),
    RuleExample(
      "placeholders with nothing between them but signs, and with words",
      [
        "Sources/Shop/en.lproj/A.strings": """
        "a" = "A";
        "page" = "{page}/{count}";
        "price" = "{price, number, ::currency/EUR} – {count, plural, one {#} other {#}}";
        """,
        "Sources/Shop/zh-Hant.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/en.lproj/B.strings": """
        "b" = "B %@";
        "number" = "%lld / %lld";
        "share" = "%.2f %%";
        1️⃣"sure" = "100 % de";
        """,
        "Sources/Shop/zh-Hant.lproj/B.strings": "\"b\" = \"二 %@\";",
        "Sources/Shop/en.lproj/D.strings": """
        "d" = "D";
        2️⃣"items" = "{count, plural, one {# item} other {# items}}";
        """,
        "Sources/Shop/zh-Hant.lproj/D.strings": "\"d\" = \"四\";",
        "Sources/Shop/C.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%@": {}, "%lld": {}, "%lld%%": {}, "%lld / %lld": {}, "$%.2f": {}, "%1$@ – %2$lld": {},
          3️⃣"%lld km": {},
          "c": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "C %@"}},
            "zh-Hant": {"stringUnit": {"state": "translated", "value": "三 %@"}}}}
        }}
        """,
      ]
    ),
    RuleExample(
      "a dialect and a script: the first is served by its parent, the second is not",
      [
        "Sources/Shop/zh-Hans.lproj/A.strings": "\"a\" = \"一\";\n\"b\" = \"二个\";",
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n1️⃣\"b\" = \"Two\";",
        "Sources/Shop/en-GB.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/zh-Hant.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "the key of an error of another package, which is looked up in all tables",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n\"Pay/PayError.x.title\" = \"Two\";",
        "Sources/Shop/en.lproj/B.strings": "\"b\" = \"B\";\n\"Pay/PayError.x.title\" = \"Two\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/B.strings": "\"b\" = \"二\";\n\"Pay/PayError.x.title\" = \"二つ\";",
      ]
    ),
    RuleExample(
      "a key that stands in another table of the locale",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"Two\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/B.strings": "\"b\" = \"二\";",
      ]
    ),
  ]

  @Test("Who needs a translation", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == MissingTranslation.id }
    #expect(findings.map(\.place.description).sorted() == example.findingPlaces, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && $0.locales == ["zh-Hant"] })
  }
}
