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

  @Test(
    "A plural or select behind an apostrophe is the one fault, and the fix shows its value",
    arguments: [
      (
        "Can't hold '{limit, plural, one {# item} other {# items}}'.",
        "Can't hold ‘{limit, plural, one {# item} other {# items}}’."
      ),
      (
        "d'{limit, plural, one {# article} other {# articles}}",
        "d’{limit, plural, one {# article} other {# articles}}"
      ),
      (
        "L'{limit, plural, one {# article} other {# d'articles}} s'arrête.",
        "L’{limit, plural, one {# article} other {# d'articles}} s'arrête."
      ),
      ("'{limit, select, other {a}}'", "‘{limit, select, other {a}}’"),
      ("'{limit, plural, other {{limit} of '{limit}'}}'", nil),
      ("'{limit, number}'", "‘{limit, number}’"),
      ("'{{limit}}'", nil),
    ]
  )
  func patterns(text: String, mended: String?) throws {
    let probe = TextProbe(texts: ["en": text], style: "icu")
    #expect(Set(try probe.verdicts()) == ["quoted-placeholder en"])
    guard let mended else { return }
    #expect(try probe.verdicts().count == 1)
    #expect(try probe.mended(by: QuotedPlaceholder.self, in: "en") == mended)
    #expect(try TextProbe(texts: ["en": mended], style: "icu").verdicts().isEmpty)
  }

  @Test("A translation is told once, wherever the apostrophes of its forms are")
  func translation() throws {
    let english = "{limit, plural, one {# item} other {# items}}"
    for french in [
      "d'{limit, plural, one {# article} many {# articles} other {# articles}}",
      "l'{limit, plural, one {# article} many {# d'articles} other {# articles}} s'arrête",
    ] {
      #expect(try TextProbe(texts: ["en": english, "fr": french]).verdicts() == ["quoted-placeholder fr"])
    }
  }

  // UTS #35, MessageFormat: in a plural an apostrophe quotes a number sign as well.
  @Test(
    "A number sign in quotes is told where its form shows no other number",
    arguments: [
      ("one {'#' item} other {# items}", "one {‘#’ item} other {# items}", 1),
      ("one {# item} other {l'# d'item}", "one {# item} other {l’# d'item}", 1),
      ("one {'#' item} other {'#' items}", "one {‘#’ item} other {‘#’ items}", 2),
      ("one {# item} other {# of '#'}", nil, 0), ("one {# item} other {Our '#1'}", nil, 0),
      ("one {# item} other {{limit, select, other {a '#' b}}}", nil, 0),
      ("one {# item} other {Bob's # items}", nil, 0), ("one {''#'' item} other {# items}", nil, 0),
    ]
  )
  func numbers(forms: String, mended: String?, count: Int) throws {
    let probe = TextProbe(texts: ["en": "{limit, plural, \(forms)}"])
    #expect(try probe.verdicts() == Array(repeating: "quoted-placeholder en", count: count))
    guard let mended else { return }
    #expect(try probe.mended(by: QuotedPlaceholder.self, in: "en") == "{limit, plural, \(mended)}")
  }
}
