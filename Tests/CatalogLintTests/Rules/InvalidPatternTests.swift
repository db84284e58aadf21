import Testing

@testable import CatalogLint

@Suite struct InvalidPatternTests {
  @Test("The examples are reported as they are marked", arguments: InvalidPattern.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: InvalidPattern.self)
  }

  @Test(
    "Every kind of broken pattern is told by this rule alone, at its place",
    arguments: [
      ("{limit", 0), ("a {limit and so on", 2), ("{}", 1), ("{the limit}", 1), ("{limit, nubmer}", 8),
      ("{limit, number, ::foo}", 16), ("{limit, plural, one {a}}", 0), ("{limit, plural, sevral {a} other {b}}", 16),
      ("{limit, select, a {b} a {c} other {d}}", 22), ("{limit, choice, 0#a|1#b}", 0),
    ]
  )
  func kinds(text: String, offset: Int) throws {
    let probe = TextProbe(texts: ["en": text], style: "icu")
    #expect(try probe.verdicts() == ["invalid-pattern en"])
    let column = "\"AError.one.description\" = \"".utf8.count + 1 + offset
    #expect(try probe.findings().map(\.place.column) == [column])
  }
}
