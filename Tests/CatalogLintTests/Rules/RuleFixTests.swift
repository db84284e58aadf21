import StringsFiles
import TestSupport
import Testing

@testable import CatalogLint

/// What the fixes of rules make of tables, before `fix` brings them to the disk.
@Suite struct RuleFixTests {
  private static let source = """
    enum AError: Error { case emptyCart, limitReached(limit: Int, of: String), late(date: Int, data: Int) }
    """
  private static let worded = """
    "AError.title" = "T";
    "AError.emptyCart.description" = "D.";
    "AError.limitReached.description" = "D.";
    "AError.late.description" = "D.";

    """

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    /// Nil where no fix is offered.
    let after: String?

    init(_ id: String, _ before: String, _ after: String?) {
      (testDescription, self.before, self.after) = (id, before, after)
    }
  }

  static let rows: [Row] = [
    Row(
      "the later of two entries goes, with its comment where the other has it too",
      "/* N */\n\"a\" = \"1\";\n\n/* N */\n\"a\" = \"1\";\n\n\"b\" = \"2\";\n",
      "/* N */\n\"a\" = \"1\";\n\n\"b\" = \"2\";\n"
    ),
    Row("a note that would be lost keeps the entry", "\"a\" = \"1\";\n/* N */\n\"a\" = \"1\";\n", nil),
    Row("two texts are a person's to choose from", "\"a\" = \"1\";\n\"a\" = \"2\";\n", nil),
    Row(
      "what is to be translated and what is translated are not the same",
      "\"a\" = \"1\"; /* catalog: untranslated */\n\"a\" = \"1\";\n",
      nil
    ),
    Row(
      "a placeholder gets its name wherever it stands, also in a plural and behind an escape",
      worded + #""AError.limitReached.title" = "題\"{ limti, plural, one {{limti} x} other {# {of}}}";"#,
      worded + #""AError.limitReached.title" = "題\"{ limit, plural, one {{limit} x} other {# {of}}}";"#
    ),
    Row("two names are as near", worded + #""AError.late.title" = "{dat}";"#, nil),
    Row("no name is near", worded + #""AError.late.title" = "{reason}";"#, nil),
    Row(
      "the words of a case that was renamed move along",
      worded.replacing("emptyCart", with: "emptyCard"),
      worded
    ),
    Row(
      "a case that shows what the other does not have is another",
      worded.replacing("emptyCart.description\" = \"D.", with: "emptyCard.description\" = \"{count}"),
      nil
    ),
    Row(
      "a text that is there keeps its place",
      worded + "\"AError.emptyCard.description\" = \"Old.\";\n",
      nil
    ),
    Row(
      "two entries that mean the same text",
      worded.replacing("emptyCart", with: "emptyCard") + "\"AError.emptyCat.description\" = \"Old.\";\n",
      nil
    ),
    Row(
      "two types that mean the same text",
      worded.replacing("\"AError.title\" = \"T\";", with: "\"AErorr.title\" = \"T\";\n\"AErrro.title\" = \"U\";")
        + "\"AError.emptyCart.title\" = \"T\";\n\"AError.limitReached.title\" = \"T\";\n\"AError.late.title\" = \"T\";\n",
      nil
    ),
    Row(
      "a type in other capitals moves, and another word is another name",
      worded.replacing("\"AError.title\" = \"T\";", with: "\"AERROR.title\" = \"T\";\n\"MyError.title\" = \"U\";")
        + "\"AError.emptyCart.title\" = \"T\";\n\"AError.limitReached.title\" = \"T\";\n\"AError.late.title\" = \"T\";\n",
      worded.replacing("\"AError.title\" = \"T\";", with: "\"AError.title\" = \"T\";\n\"MyError.title\" = \"U\";")
        + "\"AError.emptyCart.title\" = \"T\";\n\"AError.limitReached.title\" = \"T\";\n\"AError.late.title\" = \"T\";\n"
    ),
    Row(
      "another sign in the place of a dot",
      worded.replacing("AError.emptyCart", with: "AError_emptyCart"),
      worded
    ),
    Row(
      "the opposite of a case is no other spelling of it",
      worded.replacing("emptyCart", with: "unemptyCart"),
      nil
    ),
    Row(
      "a misspelled field",
      worded.replacing("emptyCart.description", with: "emptyCart.descripton"),
      worded
    ),
    Row(
      "a misspelled type, and the module that the key names",
      worded.replacing("AError.emptyCart", with: "Shop/AErorr.emptyCart"),
      worded.replacing("AError.emptyCart", with: "Shop/AError.emptyCart")
    ),
  ]

  @Test("A fix changes what it has to and nothing else", arguments: rows)
  func fixes(row: Row) throws {
    let path = "Sources/Shop/en.lproj/E.strings"
    let example = RuleExample(row.testDescription, ["Sources/Shop/A.swift": Self.source, path: row.before])
    let findings = try example.findings().filter { $0.severity > .note }
    #expect(!findings.isEmpty)
    let edits = findings.compactMap(\.fixes.first).flatMap(\.edits).map { edit -> TextEdit? in
      guard case .text(path, let edit) = edit else { return nil }
      return edit
    }
    guard let after = row.after else {
      #expect(edits.isEmpty)
      return
    }
    let catalog = CatalogFile.read(Array(row.before.utf8), path: path)
    let bytes = try catalog.applying(edits.map { try #require($0) })
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }

  @Test("A text whose parts cannot be placed has no fix")
  func readOnly() throws {
    let example = RuleExample(
      "an XML property list with an entity",
      [
        "Sources/Shop/A.swift": Self.source,
        "Sources/Shop/en.lproj/E.strings": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>AError.limitReached.title</key><string>{limti} &amp; more</string></dict></plist>
        """,
      ]
    )
    let findings = try example.findings().filter { $0.rule == UnknownArgument.id }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test("The words of a case that was renamed move along in all languages at once")
  func locales() throws {
    let example = RuleExample(
      "two languages",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case emptyCart }",
        "Sources/Shop/en.lproj/E.strings": #""AError.emptyCard.title" = "T"; "AError.emptyCard.description" = "D.";"#,
        "Sources/Shop/ja.lproj/E.strings": #""AError.emptyCard.title" = "題"; "AError.emptyCard.description" = "文。";"#,
      ]
    )
    let findings = try example.findings()
    #expect(findings.map(\.rule) == [MissingMessage.id])
    let fix = try #require(findings.first?.fixes.first)
    #expect(fix.edits.map(\.file).sorted().map { $0.suffix(18).prefix(2) } == ["en", "en", "ja", "ja"])
    #expect(ToolWords(requested: "en").sentence(fix.sentence) == "Rename 4 entries to “AError.emptyCart”.")
  }

  @Test("What is missing is added where it belongs, with its note and a mark, to all languages that lack it")
  func additions() throws {
    let example = RuleExample(
      "two cases and two texts of screens",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case emptyCart, late(days: Int), full, gone }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.title" = "T";
        "AError.emptyCart.description" = "D.";
        /* A note. */
        "AError.late.description" = "{days, plural, one {# day} other {# days}} late.";
        "AError.full.description" = "There is no room.";
        "AError.gone.description" = "It is gone.";
        "Screen.a" = "First";
        /* Above. */
        "Screen.b" = "Second \\"two\\"";
        "Screen.c" = "Third";
        "Screen.d" = "Fourth";

        """,
        "Sources/Shop/ja.lproj/E.strings": """
        "AError.title" = "題";
        "AError.emptyCart.description" = "文。";
        "AError.gone.description" = "ありません。";
        "Screen.a" = "第一";
        "Screen.d" = "第四";

        """,
      ]
    )
    let (package, folder) = try example.package()
    try withExtendedLifetime(folder) {
      let draft = try FixDraft(package)
      // One pass makes them all, in the order of the development language.
      #expect(
        draft.mended.map(\.finding.rule) == Array(repeating: MissingMessage.id, count: 2)
          + Array(repeating: MissingTranslation.id, count: 2)
      )
      #expect(draft.changes.map(\.path) == ["Sources/Shop/ja.lproj/E.strings"])
      #expect(
        draft.changes.first.map { String(decoding: $0.new, as: UTF8.self) } == """
          "AError.title" = "題";
          "AError.emptyCart.description" = "文。";
          /* A note. */
          "AError.late.description" = "{days, plural, one {# day} other {# days}} late."; /* catalog: untranslated */
          "AError.full.description" = "There is no room."; /* catalog: untranslated */
          "AError.gone.description" = "ありません。";
          "Screen.a" = "第一";
          /* Above. */
          "Screen.b" = "Second \\"two\\""; /* catalog: untranslated */
          "Screen.c" = "Third"; /* catalog: untranslated */
          "Screen.d" = "第四";

          """
      )
      let left = CatalogLint.Rules.findings(in: draft.package).filter { $0.severity > .note }
      #expect(left.map(\.rule) == Array(repeating: Untranslated.id, count: 4))
    }
  }

  /// What a copy of a text in another table looks like.
  static let copies: [Row] = [
    Row(
      "the note, without what asks the linter to look away, and without the mark of the table",
      "/* catalog: style=icu */\n\n/* Shown once. */\n// catalog-lint:ignore key-naming — Old.\n\"S.b\" = \"Bee\";\n",
      "/* Shown once. */\n\"S.b\" = \"Bee\"; /* catalog: untranslated */\n"
    ),
    Row(
      "escapes as they are written, where they say what nobody would see",
      #""S.b" = "credit\U200Bcard";"# + "\n",
      #""S.b" = "credit\U200Bcard"; /* catalog: untranslated */"# + "\n"
    ),
    Row("half of a character", #""S.b" = "x \UD83D y";"# + "\n", nil),
    Row("no valid pattern", "\"S.b\" = \"Bee {\";\n", nil),
    Row("two texts of which nobody knows which one is meant", "\"S.b\" = \"Bee\";\n\"S.b\" = \"Bee 2\";\n", nil),
    Row("two versions", "<<<<<<< HEAD\n\"S.b\" = \"Bee\";\n=======\n\"S.b\" = \"Bee 2\";\n>>>>>>> theirs\n", nil),
  ]

  @Test("A copy says what its source says, and none is made of a text with a fault", arguments: copies)
  func copied(row: Row) throws {
    let example = RuleExample(
      row.testDescription,
      [
        "Sources/Shop/en.lproj/S.strings": row.before + "\"S.a\" = \"A {x}\";\n",
        "Sources/Shop/ja.lproj/S.strings": "\"S.a\" = \"{x}の\";\n",
      ]
    )
    let fixes = try example.findings().filter { $0.rule == MissingTranslation.id }.flatMap(\.fixes)
    guard case .text(_, let edit) = fixes.first?.edits.first, let after = row.after else {
      #expect(row.after == nil && fixes.isEmpty)
      return
    }
    #expect(edit.replacement == after)
  }

  @Test("The words of a case go to the table that has them in another language, each with its own note")
  func tables() throws {
    let example = RuleExample(
      "two tables",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one, two }\nenum BError: Error { case x }",
        "Sources/Shop/en.lproj/A.strings":
          "\"AError.one.title\" = \"One\";\n\"AError.one.description\" = \"Text one.\";\n",
        "Sources/Shop/ja.lproj/A.strings": "\"AError.one.title\" = \"一\";\n\"AError.one.description\" = \"一です。\";\n",
        "Sources/Shop/en.lproj/B.strings": """
        /* Of the title. */
        "AError.two.title" = "Two";
        /* Of the description. */
        "AError.two.description" = "Text two.";
        "BError.x.title" = "Ex";
        "BError.x.description" = "Text x.";

        """,
        "Sources/Shop/ja.lproj/B.strings": "\"BError.x.title\" = \"エ\";\n\"BError.x.description\" = \"エです。\";\n",
      ]
    )
    let (package, folder) = try example.package()
    try withExtendedLifetime(folder) {
      let draft = try FixDraft(package)
      #expect(draft.changes.map(\.path) == ["Sources/Shop/ja.lproj/B.strings"])
      let text = draft.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? ""
      #expect(text.contains("/* Of the title. */\n\"AError.two.title\" = \"Two\"; /* catalog: untranslated */"))
      #expect(text.contains("/* Of the description. */\n\"AError.two.description\" = \"Text two.\";"))
    }
  }

  @Test("A text is not copied into a table that is only read, nor into one with an unreadable part")
  func noAdditions() throws {
    let base = "\"Screen.a\" = \"A {x} word\";\n\"Screen.b\" = \"Second\";\n"
    for japanese in [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>Screen.a</key>"
        + "<string>{x}の語</string></dict></plist>",
      "\"Screen.a\" = \"{x}の語\";\n\"Screen.q = ;\n",
    ] {
      let example = RuleExample(
        "a table",
        ["Sources/Shop/en.lproj/S.strings": base, "Sources/Shop/ja.lproj/S.strings": japanese]
      )
      let findings = try example.findings()
      #expect(findings.filter { $0.rule == MissingTranslation.id }.allSatisfy { $0.fixes.isEmpty })
    }
  }

  static let ruleExamples: [RuleExample] = CatalogLint.Rules.all.flatMap { rule in rule.examples }

  @Test("What the fixes of an example mend is gone, and nothing else is found", arguments: ruleExamples)
  func examples(example: RuleExample) throws {
    let (package, folder) = try example.package()
    func counts(_ findings: [Finding]) -> [String: Int] {
      Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    }
    try withExtendedLifetime(folder) {
      let before = CatalogLint.Rules.findings(in: package)
      let draft = try FixDraft(package)
      let after = CatalogLint.Rules.findings(in: draft.package)
      #expect(draft.mended.isEmpty == before.allSatisfy { $0.fixes.isEmpty })
      // What other names and other files than tables change, only a fresh look at the disk tells.
      let unseen = Set(draft.renames.map(\.path) + draft.changes.map(\.path).filter { $0.hasSuffix(".swift") })
      #expect(after.flatMap(\.fixes).flatMap(\.edits).allSatisfy { unseen.contains($0.file) })
      // An entry that was missing is there with a mark until somebody has written its text.
      let stubs = draft.mended.reduce(0) { count, mended in
        // A mark that is read now marks the same.
        if mended.finding.rule == UnknownMark.id { return count + 1 }
        guard case .addEntries(let added, _) = mended.fix.sentence as? Fix.Sentence else { return count }
        return count + added
      }
      for (rule, count) in counts(after) {
        #expect(count <= (counts(before)[rule] ?? 0) + (rule == Untranslated.id ? stubs : 0), "\(rule)")
      }
    }
  }

  @Test("Texts of string catalogs are mended as those of tables are, and forms of plurals")
  func stringCatalog() throws {
    let path = "Sources/Shop/A.xcstrings"
    let source = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\"%@\" left"}},
          "ja": {"stringUnit": {"state": "translated", "value": "\"％@\"\n残り"}}}},
        "b": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld item at 100%"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld items at 100%"}}}}},
          "ja": {"stringUnit": {"state": "translated", "value": "100%%\u200Bで%lld個"}}}}
      }}
      """#
    let findings = try RuleExample("a string catalog", [path: source]).findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == ["lookalike-placeholder", "stray-percent", "stray-percent"], "\(findings)")
    let edits = findings.compactMap(\.fixes.first).flatMap(\.edits).compactMap { edit -> TextEdit? in
      if case .text(path, let edit) = edit { edit } else { nil }
    }
    let bytes = try CatalogFile.read(Array(source.utf8), path: path).applying(edits)
    let expected = source.replacing("％@", with: "%@").replacing("100%\"", with: "100%%\"")
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
