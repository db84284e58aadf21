import Testing

@testable import CatalogLint

@Suite struct EmptyTableTests {
  @Test("The examples are reported as they are marked", arguments: EmptyTable.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: EmptyTable.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "two languages that are full: one finding, which names both",
      [
        "Sources/Shop/en.lproj/A.strings": "1️⃣// Nothing.",
        "Sources/Shop/en.lproj/B.strings": "\"b\" = \"B\";",
        "Sources/Shop/fr.lproj/A.strings": "📎\"a\" = \"Un\";",
        "Sources/Shop/fr.lproj/B.strings": "\"b\" = \"Deux\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/B.strings": "\"b\" = \"二\";",
      ]
    ),
    RuleExample(
      "a table whose plurals stand beside it",
      [
        "Sources/Shop/en.lproj/A.strings": "",
        "Sources/Shop/en.lproj/A.stringsdict": plurals("item", "items"),
        "Sources/Shop/de.lproj/A.strings": "",
        "Sources/Shop/de.lproj/A.stringsdict": plurals("Stück", "Stücke"),
      ]
    ),
    RuleExample(
      "a table that cannot be read",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\"",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
  ]

  static let onlyTables: [RuleExample] = [
    RuleExample(
      "words of screens",
      [
        "Sources/Shop/en.lproj/A.strings": "1️⃣/* Gone. */",
        "Sources/Shop/fr.lproj/A.strings": "📎\"a\" = \"Un\";\n\"b\" = \"Deux\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";\n\"b\" = \"二\";",
      ]
    ),
    RuleExample(
      "words of an error",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/A.strings": "1️⃣// Gone.",
        "Sources/Shop/ja.lproj/A.strings": "📎\"AError.one.title\" = \"一\";\n\"AError.one.description\" = \"一つです。\";",
      ]
    ),
  ]

  @Test("The only table of the development language is one warning, and nothing follows from it", arguments: onlyTables)
  func onlyTable(example: RuleExample) throws {
    let findings = try example.findings()
    #expect(findings.map(\.rule) == [EmptyTable.id], "\(findings)")
    #expect(findings.map(\.place.description) == example.findingPlaces)
    #expect(findings.flatMap(\.notes).compactMap(\.place?.description) == example.notePlaces)
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test("Beside an empty table, one that the development language does not have at all is told for itself")
  func emptyAndMissing() throws {
    let findings = try RuleExample(
      "two tables",
      [
        "Sources/Shop/en.lproj/A.strings": "// Gone.",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/B.strings": "\"b\" = \"二\";",
      ]
    ).findings()
    #expect(findings.map(\.rule).sorted() == [EmptyTable.id, MissingTable.id], "\(findings)")
  }

  private static func plurals(_ one: String, _ other: String) -> String {
    """
    <plist version="1.0"><dict><key>Cart.a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
      <key>items</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld \(one)</string>
        <key>other</key><string>%lld \(other)</string>
      </dict></dict></dict></plist>
    """
  }

  @Test("What counts as empty", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == EmptyTable.id }
    #expect(findings.map(\.place.description) == example.findingPlaces)
    #expect(findings.flatMap(\.notes).compactMap(\.place?.description) == example.notePlaces)
    #expect(findings.allSatisfy { $0.severity == .warning })
  }
}
