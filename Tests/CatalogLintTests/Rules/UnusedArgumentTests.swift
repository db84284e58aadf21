import Testing

@testable import CatalogLint

@Suite struct UnusedArgumentTests {
  @Test("The examples are reported as they are marked", arguments: UnusedArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedArgument.self)
  }

  @Test(
    "A value counts as shown wherever a text of the development language uses it",
    arguments: [
      ("in the title", "one(n: Int)", "\"AError.one.title\" = \"{n}\";\n\"AError.one.description\" = \"A.\";", []),
      (
        "in the title of the type", "one(n: Int)", "\"AError.title\" = \"{n}\";\n\"AError.one.description\" = \"A.\";",
        []
      ),
      (
        "in the recovery", "one(n: Int)",
        "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"A.\";\n\"AError.one.recovery\" = \"{n}\";", []
      ),
      (
        "as what chooses", "one(n: String)",
        "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"{n, select, a {A} other {B}}\";", []
      ),
      (
        "in a form alone", "one(n: Int, m: Int)",
        "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"{n, plural, one {{m}} other {#}}\";", []
      ),
      (
        "by a position", "one(n: Int, m: String)", "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"%2$@\";",
        ["n"]
      ),
      ("nowhere", "one(n: Int, Int)", "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"A.\";", ["n", "1"]),
      ("in quotes", "one(n: Int)", "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"Write '{n}'.\";", ["n"]),
      (
        "perhaps: the text is no pattern", "one(n: Int)",
        "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"{n\";", []
      ),
      (
        "a case without words", "one(n: Int), two",
        "\"AError.two.title\" = \"A\";\n\"AError.two.description\" = \"A.\";", []
      ),
      (
        "no value that people could read", "one(any Error, m: Any, () -> Void)",
        "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"A.\";", []
      ),
    ] as [(String, String, String, [String])]
  )
  func uses(id: String, cases: String, entries: String, unused: [String]) throws {
    let example = RuleExample(
      "one case",
      ["Sources/Shop/A.swift": "enum AError: Error { case \(cases) }", "Sources/Shop/en.lproj/E.strings": entries]
    )
    let findings = try example.findings(asking: UnusedArgument.self).filter { $0.rule == UnusedArgument.id }
    let told = findings.compactMap { $0.sentence as? UnusedArgument.Sentence }.map { sentence in
      switch sentence {
      case .unused(let arguments, _): arguments
      }
    }
    #expect(told == (unused.isEmpty ? [] : [unused]), "\(findings)")
  }

  @Test("A translation that leaves out a value is told by another rule; nobody is told unless this one is asked")
  func asked() throws {
    let example = RuleExample(
      "two languages",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(n: Int) }",
        "Sources/Shop/en.lproj/E.strings": "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"{n}.\";",
        "Sources/Shop/ja.lproj/E.strings": "\"AError.title\" = \"題\";\n\"AError.one.description\" = \"一です。\";",
      ]
    )
    #expect(try example.findings(asking: UnusedArgument.self).map(\.rule) == [ArgumentMismatch.id])
    let unused = UnusedArgument.examples[0]
    #expect(try unused.findings().isEmpty)
    let (package, folder) = try unused.package(replacing: [
      ".catalog-lint.json": "{ \"rules\": { \"unused-argument\": \"error\" } }"
    ])
    let severities = withExtendedLifetime(folder) { CatalogLint.Rules.findings(in: package).map(\.severity) }
    #expect(severities == [.error])
  }
}
