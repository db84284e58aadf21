import Testing

@testable import CatalogLint

@Suite struct ArgumentMismatchTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentMismatch.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentMismatch.self)
  }

  private func findings(_ base: String, _ translation: String, case declaration: String? = nil) throws -> [Finding] {
    try RuleExample(
      "one text",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case \(declaration ?? "other") }",
        "Sources/Shop/en.lproj/E.strings": "\"\(declaration == nil ? "A.b" : "AError.one.title")\" = \"\(base)\";",
        "Sources/Shop/ja.lproj/E.strings":
          "\"\(declaration == nil ? "A.b" : "AError.one.title")\" = \"\(translation)\";",
      ]
    ).findings().filter { $0.rule != MissingMessage.id && $0.severity > .note }
  }

  private func words(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.rule) \($0.severity) \(ToolWords(requested: "en").sentence($0.sentence))" }
  }

  @Test("What is not there to be shown is an error, what is left out or shown in one alone a warning")
  func severities() throws {
    #expect(
      try words(findings("{a}", "{a}{b}")) == [
        "argument-mismatch error The text in en has no {b}, so there may be nothing to show. Use the placeholders of that text."
      ]
    )
    #expect(
      try words(findings("{total}", "{totl}")) == [
        "argument-mismatch error The text in en has no {totl}; {total} may be meant."
      ]
    )
    #expect(
      try words(findings("{a} {b}", "{a}")) == [
        "argument-mismatch warning {b} of the text in en is not shown here. Add it."
      ]
    )
    #expect(
      try words(findings("A", "{n}", case: "one(n: Int)")) == [
        "argument-mismatch warning {n} is not in the text in en. Show it in both, or in neither."
      ]
    )
  }

  @Test("What another rule tells better is not told twice: a name the case lacks, in the one or the other")
  func consequences() throws {
    #expect(try findings("{n}", "{m}", case: "one(n: Int)").map(\.rule) == [UnknownArgument.id])
    #expect(try findings("{m}", "{n}", case: "one(n: Int)").map(\.rule) == [UnknownArgument.id])
    #expect(try findings("{n}", "{n", case: "one(n: Int)").filter { $0.rule == ArgumentMismatch.id }.isEmpty)
    #expect(
      try findings("{n}", "\";/* catalog: untranslated */ \"A.c\" = \"A").allSatisfy { $0.rule != ArgumentMismatch.id }
    )
  }

  @Test("A mistyped name is mended in every form of a plural")
  func fix() throws {
    let finding = try #require(try findings("{count}", "{cuont, plural, one {a} other {{cuont}}}").first)
    #expect(finding.fixes.first?.edits.count == 2)
  }

  @Test("Two values that are written alike and are both left out are told once")
  func alike() throws {
    let probe = TextProbe(values: "a: String, b: String", texts: ["en": "%@ and %@", "ja": "ない"])
    #expect(try probe.findings(of: ArgumentMismatch.self).count == 1)
    let numbered = TextProbe(values: "a: String, b: String", texts: ["en": "%1$@ and %2$@", "ja": "ない"])
    #expect(try numbered.findings(of: ArgumentMismatch.self).count == 2)
  }

  @Test("What the forms of a string catalog leave out is told as it is written there")
  func variations() throws {
    func forms(_ one: String, _ other: String) -> String {
      """
      {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}
      """
    }
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {
          "en": \(forms("%lld file of %@", "%lld files of %@")),
          "de": \(forms("%lld Datei", "%lld Dateien"))
        }}}}
        """
      ]
    )
    let findings = try example.findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == [ArgumentMismatch.id], "\(findings)")
    let finding = try #require(findings.first)
    guard case .lacking(let placeholder, "en")? = finding.sentence as? ArgumentMismatch.Sentence else {
      Issue.record("\(finding)")
      return
    }
    #expect(placeholder == "%@")
    // The first form, on the line behind the one that names the language and the kind of variation.
    #expect(finding.place.line == 6)
  }

  @Test("What the sentence around a plural leaves out is told at the sentence")
  func sentence() throws {
    func localization(_ value: String) -> String {
      """
      {
      "stringUnit": {"state": "translated", "value": "\(value)"},
      "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}
      """
    }
    let source = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {
        "en": \(localization("%#@n@ %2$@")),
        "ja": \(localization("%#@n@です"))
      }}}}
      """
    let findings = try RuleExample("a string catalog", ["Sources/Shop/A.xcstrings": source]).findings()
    let finding = try #require(findings.first { $0.rule == ArgumentMismatch.id })
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[finding.place.line - 1].utf8.dropFirst(finding.place.column - 1).elementsEqual("\"%#@n@です\"},".utf8))
  }

  static let dropped: [(String, String, String, Int)] = [
    (
      "in one form", "{n, plural, one {{name} has #} other {{name} has #}}", "{n, plural, one {#} other {{name}: #}}", 1
    ),
    ("in all but one", "{name} has {n}", "{n, plural, one {{name}: #} few {#} many {#} other {#}}", 3),
    ("in none", "{n, plural, one {{name} has #} other {{name} has #}}", "{name}: {n, plural, one {#} other {#}}", 0),
    ("as the base does", "{n, plural, one {#} other {{name} has #}}", "{n, plural, one {#} other {{name}: #}}", 0),
    ("in the form for one number", "{name} has {n}", "{n, plural, =0 {leer} one {{name}: #} other {{name}: #}}", 0),
    ("the plural's own number", "{name} has {n}", "{name}: {n, plural, one {eins} other {{n}}}", 0),
    ("in a form that a word chooses", "{w}: {name} has {n}", "{w, select, a {er hat {n}} other {{name} hat {n}}}", 0),
    (
      "in a plural inside of a select", "{w}: {name} has {n}",
      "{w, select, a {er} other {{n, plural, one {{name}: #} other {#}}}}", 1
    ),
  ]

  @Test("A value that every form of the base shows is in every form of a plural", arguments: dropped)
  func forms(id: String, base: String, translation: String, count: Int) throws {
    let example = RuleExample(
      "forms",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"\(base)\";\n\"b\" = \"{w}\";",
        "Sources/Shop/de.lproj/E.strings": "\"a\" = \"\(translation)\";\n\"b\" = \"{w}\";",
      ]
    )
    let findings = try example.findings().filter { finding in
      if case ArgumentMismatch.Sentence.lackingInForm? = finding.sentence as? ArgumentMismatch.Sentence {
        true
      } else {
        false
      }
    }
    #expect(findings.map(\.severity) == Array(repeating: .warning, count: count), "\(findings)")
  }

  // The base decides the style of a table for all languages, so nobody fills in what is of the other one.
  static let ofOtherStyle: [(String, String, String, [String])] = [
    ("a table without values", "Delete item", "項目を削除する %1$@ %s %d", ["%1$@", "%s", "%d"]),
    ("a table in ICU's style", "Delete item\";\n\"b\" = \"{n} items", "やあ%@", ["%@"]),
    ("beside a value", "{n} people", "{n}%@さん", ["%@"]),
    ("a table of conversions", "Hello\";\n\"b\" = \"%@ items", "やあ{name}", ["{name}"]),
    ("a base that says nothing", " ", "やあ%@", []),
    ("a rate", "100% of it", "100% of", []),
    ("a rate with a space", "Sale", "50 %です", []),
    ("a rate before a word", "Sale", "50 %d'escompte, 50%@home", []),
    ("braces of prose in a table of conversions", "Sale\";\n\"b\" = \"%@ items", "{x y} {}", []),
    ("a URL", "Sale", "https://example.com/a%20d", []),
  ]

  @Test("Placeholders of the style that the table is not in are told, and prose is not", arguments: ofOtherStyle)
  func placeholdersOfOtherStyle(id: String, base: String, translation: String, told: [String]) throws {
    let example = RuleExample(
      "styles",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"\(base)\";\n",
        "Sources/Shop/ja.lproj/E.strings": "\"a\" = \"\(translation)\";\n",
      ]
    )
    let findings = try example.findings().filter { $0.rule == ArgumentMismatch.id }
    #expect(findings.map(\.severity) == Array(repeating: .error, count: told.count))
    let placeholders = findings.map {
      if case .ofOtherStyle(let placeholder, "en")? = $0.sentence as? ArgumentMismatch.Sentence {
        placeholder
      } else {
        ""
      }
    }
    #expect(placeholders == told)
  }

  static let numbers: [(String, String, String, [String])] = [
    ("gone", "{n, plural, one {# file} other {# files}}", "{n, plural, one {# Datei} other {Dateien}}", ["other"]),
    ("in the form for one", "{n, plural, one {# file} other {# files}}", "{n, plural, one {Datei} other {#}}", []),
    (
      "beside the plural", "{n, plural, one {# file} other {# files}}", "{n} {n, plural, one {Datei} other {Dateien}}",
      []
    ),
    ("as the base does", "{n, plural, one {File} other {Files}}", "{n, plural, one {Datei} other {Dateien}}", []),
    ("by its name", "{n, plural, one {# file} other {# files}}", "{n, plural, one {# Datei} other {{n} Dateien}}", []),
  ]

  @Test("A form for many numbers shows its own where the base does", arguments: numbers)
  func lackingNumbers(id: String, base: String, translation: String, told: [String]) throws {
    let example = RuleExample(
      "numbers",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"\(base)\";\n",
        "Sources/Shop/de.lproj/E.strings": "\"a\" = \"\(translation)\";\n",
      ]
    )
    let forms = try example.findings().compactMap { finding -> String? in
      guard case .lackingNumber(let form, "en")? = finding.sentence as? ArgumentMismatch.Sentence else { return nil }
      return form
    }
    #expect(forms == told)
  }
}
