import Testing

@testable import CatalogLint

@Suite struct SurroundingWhitespaceTests {
  @Test("The examples are reported as they are marked", arguments: SurroundingWhitespace.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SurroundingWhitespace.self)
  }

  @Test("The fix takes both edges away", arguments: [" a. ", "\u{3000}a.\\n", "\\t\\n a.", "a.\u{A0}"])
  func fix(text: String) throws {
    let probe = TextProbe(values: "", texts: ["en": text])
    #expect(Set(try probe.verdicts()) == ["surrounding-whitespace en"])
    #expect(try probe.mended(by: SurroundingWhitespace.self, in: "en") == "a.")
  }

  @Test(
    "Beside a sign that takes its space along nothing is known, and French sets signs apart",
    arguments: [
      ("the space behind a comma and its Japanese sign", ["en": ", ", "ja": "、"], []),
      ("a word between others", ["en": " and ", "ja": "と"], []),
      ("a colon with its space", ["en": "Total: ", "ja": "合計：", "fr": "Total : "], []),
      ("a colon that French sets apart", ["en": ": ", "fr": " : "], []),
      ("a language with spaces has none", ["en": "Total: ", "ja": "合計：", "fr": "Total :"], ["en"]),
      ("a space in Japanese alone", ["en": "Total", "ja": "合計 "], ["ja"]),
    ] as [(String, [String: String], [String])]
  )
  func prefixes(id: String, texts: [String: String], faulty: [String]) throws {
    let files = Dictionary(
      uniqueKeysWithValues: texts.map { ("Sources/Shop/\($0).lproj/Screens.strings", "\"cart.word\" = \"\($1)\";") }
    )
    let findings = try RuleExample(id, files).findings().filter { $0.rule == SurroundingWhitespace.id }
    #expect(findings.flatMap(\.locales) == faulty, "\(id)")
  }
}
