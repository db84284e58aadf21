import Testing

@testable import CatalogLint

@Suite struct UnknownArgumentTests {
  @Test("The examples are reported as they are marked", arguments: UnknownArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownArgument.self)
  }

  private func findings(_ cases: String, _ entries: String, format: String = "strings") throws -> [Finding] {
    try RuleExample(
      "entries",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case \(cases) }",
        "Sources/Shop/en.lproj/E.\(format)": entries,
      ]
    ).findings().filter { $0.rule == UnknownArgument.id }
  }

  private func sentences(_ cases: String, _ entries: String) throws -> [String] {
    try findings(cases, entries).map { ToolWords(requested: "en").sentence($0.sentence) }
  }

  @Test("The sentence names what may be meant, or what there is")
  func sentences() throws {
    #expect(
      try sentences("one(limit: Int, Int)", "\"AError.one.title\" = \"{limt}\";")
        == ["“AError.one(limit:_:)” has no value for {limt}; {limit} may be meant."]
    )
    #expect(
      try sentences("one(limit: Int, Int)", "\"AError.one.title\" = \"{0}\";")
        == ["“AError.one(limit:_:)” has no value for {0}. It has {limit} and {1}."]
    )
    #expect(
      try sentences("one(limit: Int)", "\"AError.one.title\" = \"%1$lld %3$@\";")
        == ["“AError.one(limit:)” has no value for %3$. It has %1$."]
    )
    #expect(
      try sentences("one", "\"AError.one.title\" = \"{0}\";")
        == ["“AError.one” has no values, so {0} cannot be shown. Word the text without it."]
    )
  }

  @Test("The title of a whole type may show only what all the cases have that it serves")
  func typeTitle() throws {
    let title = "\"AError.title\" = \"{limit}\";"
    #expect(try findings("one(limit: Int), two(limit: Int)", title).isEmpty)
    #expect(try findings("one(limit: Int), two", title).count == 1)
    #expect(try findings("one(limit: Int), two", title + "\"AError.two.title\" = \"Two\";").isEmpty)
  }

  @Test("The description of a whole type serves no case that the source knows, so it can show nothing")
  func typeDescription() throws {
    #expect(try findings("one(limit: Int)", "\"AError.description\" = \"{limit}\";").count == 1)
    #expect(try findings("one(limit: Int)", "\"AError.description\" = \"No.\";").isEmpty)
  }

  @Test("An entry for two overloads may show only what both have, unless one has words of its own")
  func overloads() throws {
    let base = "\"AError.one.title\" = \"{code}\";"
    #expect(try findings("one(code: Int), one(Int)", base).count == 1)
    #expect(try findings("one(code: Int), one(Int)", base + "\"AError.one(_:).title\" = \"{0}\";").isEmpty)
  }

  @Test("The forms of a plural are looked into, and those of a .stringsdict as well")
  func plurals() throws {
    let form = "\"AError.one.title\" = \"{n, plural, one {{m}} other {# of {n}}}\";"
    #expect(try findings("one(n: Int)", form).count == 1)
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>AError.one.title</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>other</key><string>%lld of %2$@</string>
        </dict></dict></dict></plist>
      """
    #expect(try findings("one(n: Int, of: String)", table, format: "stringsdict").isEmpty)
    #expect(try findings("one(n: Int)", table, format: "stringsdict").count == 1)
  }

  @Test("What is no valid pattern is left alone, and so is what a quotation hides")
  func leftAlone() throws {
    #expect(try findings("one", "\"AError.one.title\" = \"{unclosed\";").isEmpty)
    #expect(try findings("one", "\"AError.one.title\" = \"'{quoted}'\";").isEmpty)
  }

  @Test("A conversion in a table of names is told where the case has no values, and the base has none")
  func otherStyle() throws {
    let text = "Hi %@ and 100% of %lld"
    let translation = TextProbe(values: "", texts: ["en": "Hi", "de": text], style: "icu")
    #expect(try translation.verdicts() == ["unknown-argument de", "unknown-argument de"])
    let prose = TextProbe(values: "", texts: ["en": "100% of it, 5%d", "de": "Hallo"], style: "icu")
    #expect(try prose.verdicts() == [])
    let both = TextProbe(values: "", texts: ["en": "Write %@ for it.", "de": "Schreibe %@."], style: "icu")
    #expect(try both.verdicts() == [])
  }
}
