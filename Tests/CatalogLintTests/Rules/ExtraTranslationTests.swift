import Testing

@testable import CatalogLint

@Suite struct ExtraTranslationTests {
  @Test("The examples are reported as they are marked", arguments: ExtraTranslation.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ExtraTranslation.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "the texts of a widget's property list, of a storyboard and of a nib",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/Widget-InfoPlist.strings": "\"CFBundleName\" = \"店\";",
        "Sources/Shop/ja.lproj/Cart.strings": "\"Ab1-cD-2ef.text\" = \"商品\";\n\"gH3-iJ-4kl.placeholder\" = \"検索\";",
      ]
    ),
    RuleExample(
      "the texts of a xib and of a storyboard that are there",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/Base.lproj/MainMenu.xib": "",
        "Sources/Shop/ja.lproj/MainMenu.strings": "\"136.title\" = \"終了\";",
        "Sources/Shop/en.lproj/Cart.storyboard": "",
        "Sources/Shop/ja.lproj/Cart.strings": "\"Ab1-cD-2ef.text\" = \"商品\";\n\"pay-button.title\" = \"支払う\";",
      ]
    ),
    RuleExample(
      "a text that a dialect alone has",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/en-GB.lproj/A.strings": "\"a\" = \"A\";\n1️⃣\"queue\" = \"Queue\";",
      ]
    ),
    RuleExample(
      "a plural whose base is a plain text",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"%lld of them\";",
        "Sources/Shop/de.lproj/A.strings": "\"a\" = \"%lld davon\";",
        "Sources/Shop/de.lproj/A.stringsdict": """
        <plist version="1.0"><dict><key>a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Stück</string>
            <key>other</key><string>%lld Stücke</string>
          </dict></dict></dict></plist>
        """,
      ]
    ),
    RuleExample(
      "a key that stands in another table of the base",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/en.lproj/B.strings": "\"b\" = \"B\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";\n\"b\" = \"二\";",
      ]
    ),
    RuleExample(
      "a key that the translation has in two tables and the base in one: a program that names the other finds no base",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n\"c\" = \"C\";",
        "Sources/Shop/en.lproj/B.strings": "\"b\" = \"B\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";\n\"c\" = \"三\";",
        "Sources/Shop/ja.lproj/B.strings": "\"b\" = \"二\";\n1️⃣\"c\" = \"参\";",
      ]
    ),
    RuleExample(
      "what the base may hold where it cannot be read",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\n\"c\" = \"C\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";\n\"b\" = \"二\";",
      ]
    ),
  ]

  @Test("What the base need not have", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == ExtraTranslation.id }
    #expect(findings.map(\.place.description) == example.findingPlaces, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test("A key that is near, but may be another on purpose, is told with the other and stays")
  func unsure() throws {
    let findings = try RuleExample(
      "another number",
      [
        "Sources/Shop/en.lproj/A.strings": "\"error.401\" = \"Sign in.\";\n\"error.402\" = \"Pay first.\";",
        "Sources/Shop/fr.lproj/A.strings": "\"error.401\" = \"Connexion.\";\n\"error.403\" = \"Accès interdit.\";",
      ]
    ).findings().filter { $0.rule == ExtraTranslation.id }
    #expect(findings.count == 1)
    #expect(findings.first?.notes.count == 1)
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test("A mistyped key is renamed where one text alone can be meant")
  func mend() throws {
    let finding = try #require(try ExtraTranslation.examples[0].findings().first)
    #expect(finding.fixes.first?.edits.count == 1)
    let rivals = try RuleExample(
      "two that mean one",
      [
        "Sources/Shop/en.lproj/A.strings": "\"Cart.total\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"Cart.totall\" = \"一\";\n\"Cart.totla\" = \"二\";",
      ]
    ).findings().filter { $0.rule == ExtraTranslation.id }
    #expect(rivals.count == 2)
    #expect(rivals.flatMap(\.fixes).isEmpty, "\(rivals)")
    let other = try RuleExample(
      "two that are as near",
      [
        "Sources/Shop/en.lproj/A.strings": "\"Cart.totala\" = \"A\";\n\"Cart.totalb\" = \"B\";",
        "Sources/Shop/ja.lproj/A.strings": "\"Cart.totals\" = \"一\";",
      ]
    ).findings().filter { $0.rule == ExtraTranslation.id }
    #expect(other.flatMap(\.fixes).isEmpty, "\(other)")
  }
}
