import Testing

@testable import CatalogLint

@Suite struct QuotedPlaceholderTests {
  @Test("The examples are reported as they are marked", arguments: QuotedPlaceholder.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: QuotedPlaceholder.self)
  }

  @Test(
    "The fix writes typographic marks, and an apostrophe where a letter is left out",
    arguments: [
      ("Can't open '{file}'.", "Can't open ‘{file}’."),
      ("L'{file} n'est pas là.", "L’{file} n'est pas là."),
      ("Dans l'{file}.", "Dans l’{file}."),
      ("À l'{file} d'ici", "À l’{file} d'ici"),
      ("Open '{file} now' first.", "Open ‘{file} now’ first."),
      ("Open '{file} now", "Open ''{file} now"),
    ]
  )
  func fixes(text: String, mended: String) throws {
    let probe = TextProbe(values: "file: String", texts: ["en": text], style: "icu")
    #expect(try probe.verdicts() == ["quoted-placeholder en"])
    #expect(try probe.mended(by: QuotedPlaceholder.self, in: "en") == mended)
  }

  @Test("A mended text shows its value")
  func shows() throws {
    let probe = TextProbe(values: "file: String", texts: ["en": "Open ''{file}'' or ‘{file}’."])
    #expect(try probe.findings().isEmpty)
  }

  @Test("An apostrophe that eats the brace of a plural is the one fault")
  func plural() throws {
    let probe = TextProbe(
      values: "count: Int, file: String",
      texts: ["en": "{count, plural, one {l'{file}} other {# of {file}}}"],
      style: "icu"
    )
    #expect(try probe.verdicts() == ["quoted-placeholder en"])
  }
}
