import Testing

@testable import CatalogLint

@Suite struct EmptyMessageTests {
  @Test("The examples are reported as they are marked", arguments: EmptyMessage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: EmptyMessage.self)
  }

  @Test(
    "There is nothing to read where no character can be seen",
    arguments: [
      ("nothing", "", true), ("blanks", "  \\n\\t", true), ("an ideographic blank", "　", true),
      ("a no-break space", "\u{A0}", true),
      ("a zero-width space", "\u{200B}", true), ("a full stop", ".", false), ("an ellipsis", "…", false),
      ("a placeholder", "{limit}", false), ("an emoji", "🛒", false),
    ]
  )
  func texts(id: String, text: String, isReported: Bool) throws {
    let findings = try TextProbe(texts: ["en": text]).findings()
    #expect((findings.map(\.rule) == [EmptyMessage.id]) == isReported, "\(findings)")
    #expect(findings.filter { $0.rule == EmptyMessage.id }.allSatisfy { $0.severity == .error })
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "a text of no error that other languages word",
      [
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"of\";\n\"Cart.b\" = \"\";",
        "Sources/Shop/ja.lproj/E.strings": "\"Cart.a\" = 1️⃣\"\";\n\"Cart.b\" = \"\";",
      ]
    ),
    RuleExample(
      "a form inside of a text that says nothing for one",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(n: Int) }",
        "Sources/Shop/en.lproj/E.strings":
          "\"AError.one.title\" = \"A\";\n\"AError.one.description\" = \"Item{n, plural, one {} other {s}} sold out: {n}.\";",
      ]
    ),
    RuleExample(
      "a form that is the whole text",
      [
        "Sources/Shop/en.lproj/E.stringsdict": """
        <plist version="1.0"><dict><key>Cart.a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld item</string>
            <key>other</key><string>%lld items</string>
          </dict></dict></dict></plist>
        """,
        "Sources/Shop/de.lproj/E.stringsdict": """
        <plist version="1.0"><dict><key>Cart.a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>1️⃣</string>
            <key>other</key><string>%lld Artikel</string>
          </dict></dict></dict></plist>
        """,
      ]
    ),
  ]

  @Test("Where nothing may be meant, and where it may not", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: EmptyMessage.self)
  }

  @Test("What waits for its translation is told as that")
  func untranslated() throws {
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/E.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Cart.a": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "A"}},
          "ja": {"stringUnit": {"state": "new", "value": ""}}
        }}}}
        """
      ]
    )
    #expect(try example.findings().map(\.rule) == [Untranslated.id])
  }

  @Test(
    "A form of a plural in ICU's style that is the whole text says something",
    arguments: [
      ("{limit, plural, one {} other {# Tage}}", 1), ("{limit, plural, one {  } other {# Tage}}", 1),
      ("Noch {limit, plural, one {} other {# Tage}}", 0), ("{limit, plural, one {ein Tag} other {# Tage}}", 0),
    ]
  )
  func patterns(text: String, count: Int) throws {
    let base = "{limit, plural, one {# day} other {# days}}"
    let findings = try TextProbe(texts: ["en": base, "de": text]).findings(of: EmptyMessage.self)
    #expect(findings.map(\.severity) == Array(repeating: .error, count: count))
  }

  @Test("An empty form that no error's text has, and other languages as well, may be meant")
  func badge() throws {
    let example = RuleExample(
      "a badge",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"{n, plural, =0 {} one {# new} other {# new}}\";\n\"b\" = \"B\";",
        "Sources/Shop/de.lproj/E.strings":
          "\"a\" = \"{n, plural, =0 {} one {# neue} other {# neue}}\";\n\"b\" = \"B\";",
      ]
    )
    #expect(try example.findings().map(\.rule) == [])
  }
}
