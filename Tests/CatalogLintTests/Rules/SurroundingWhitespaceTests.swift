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
}
