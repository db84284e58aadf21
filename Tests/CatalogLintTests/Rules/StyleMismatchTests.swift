import Testing

@testable import CatalogLint

@Suite struct StyleMismatchTests {
  @Test("The examples are reported as they are marked", arguments: StyleMismatch.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StyleMismatch.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "a mark that stands below another comment",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"{n}\";",
        "Sources/Shop/ja.lproj/E.strings": "/* 画面の文言 */\n\n1️⃣/* catalog: style=printf */\n\"a\" = \"%@\";",
      ]
    ),
    RuleExample(
      "a mark that says what the base is, and one that both have",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"%@ sent it\";",
        "Sources/Shop/ja.lproj/A.strings": "/* catalog: style=printf */\n\"a\" = \"%@から\";",
        "Sources/Shop/en.lproj/B.strings": "/* catalog: style=printf */\n\"b\" = \"Braces {x}\";",
        "Sources/Shop/ja.lproj/B.strings": "/* catalog: style=printf */\n\"b\" = \"波かっこ{x}\";",
      ]
    ),
    RuleExample(
      "a table without a value beside one that has some, and a table that only a translation has",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"Sent\";\n\"b\" = \"Gone\";",
        "Sources/Shop/fr.lproj/A.strings": "\"a\" = \"50 %de moins\";\n\"b\" = \"Parti\";",
        "Sources/Shop/fr.lproj/InfoPlist.strings": "\"CFBundleName\" = \"%@\";",
      ]
    ),
  ]

  @Test("What tells a style", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == StyleMismatch.id }
    #expect(findings.map(\.place.description) == example.findingPlaces, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error && $0.locales == ["ja"] })
  }

  @Test("What follows from a table's style is told nowhere else")
  func consequences() throws {
    for example in StyleMismatch.examples { #expect(try example.findings().allSatisfy { $0.rule == StyleMismatch.id }) }
  }
}
