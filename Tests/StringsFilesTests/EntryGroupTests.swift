import StringsFiles
import Testing

@Suite("Adding groups of entries")
struct EntryGroupTests {
  /// A table, what is added to it, and what it looks like then: the lines of before, and the new ones.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let place: CatalogChange.Place
    let groups: [EntryGroup]
    let before: String
    let after: String
    var testDescription: String { id }

    init(_ id: String, _ place: CatalogChange.Place, _ groups: [[NewEntry]], _ before: String, _ after: String) {
      (self.id, self.place, self.groups) = (id, place, groups.map(EntryGroup.init))
      (self.before, self.after) = (before, after)
    }
  }

  private static let stubs = [
    NewEntry(key: "E.b.title", value: "B", comment: "Note.", isUntranslated: true),
    NewEntry(key: "E.b.description", value: "B.", isUntranslated: true),
  ]
  private static let single = [NewEntry(key: "E.b.description", value: "B.")]
  private static let another = [NewEntry(key: "E.c.description", value: "C.")]
  private static let otherType = [NewEntry(key: "F.a.description", value: "F.")]

  private static let cases: [Case] = [
    Case(
      "cases-with-blank-lines-between",
      .after(entry: 1),
      [stubs],
      """
      /* A. */
      "E.a.title" = "A";
      "E.a.description" = "A.";

      "E.z.title" = "Z";

      """,
      """
      /* A. */
      "E.a.title" = "A";
      "E.a.description" = "A.";

      /* Note. */
      "E.b.title" = "B"; /* catalog: untranslated */
      "E.b.description" = "B."; /* catalog: untranslated */

      "E.z.title" = "Z";

      """
    ),
    Case(
      "blank-lines-between-all-entries",
      .after(entry: 1),
      [stubs],
      "\"E.a.title\" = \"A\";\n\n\"E.a.description\" = \"A.\";\n",
      """
      "E.a.title" = "A";

      "E.a.description" = "A.";

      /* Note. */
      "E.b.title" = "B"; /* catalog: untranslated */

      "E.b.description" = "B."; /* catalog: untranslated */

      """
    ),
    Case(
      "no-blank-lines-between-cases",
      .after(entry: 1),
      [single, another],
      "\"E.title\"=\"E\";\n\"E.a.description\"=\"A.\"; // a\n\n/* Next type. */\n\n\"F.a.title\"=\"F\";\n",
      """
      "E.title"="E";
      "E.a.description"="A."; // a
      "E.b.description"="B.";
      "E.c.description"="C.";

      /* Next type. */

      "F.a.title"="F";

      """
    ),
    Case(
      "another-type-begins-a-part-of-its-own",
      .end,
      [otherType],
      "\"E.a.description\" = \"A.\";\n\"E.b.description\" = \"B.\";",
      "\"E.a.description\" = \"A.\";\n\"E.b.description\" = \"B.\";\n\n\"F.a.description\" = \"F.\";"
    ),
    Case(
      "a-field-beside-the-others-of-its-case",
      .after(entry: 0),
      [single],
      "\"E.b.title\" = \"B\";\n\n\"E.c.title\" = \"C\";\n",
      "\"E.b.title\" = \"B\";\n\"E.b.description\" = \"B.\";\n\n\"E.c.title\" = \"C\";\n"
    ),
    Case(
      "before-the-comments-of-an-entry",
      .before(entry: 0),
      [stubs],
      "/* Table. */\n\n  /* C. */\n  \"E.c.title\" = \"C\";\n",
      """
      /* Table. */

        /* Note. */
        "E.b.title" = "B"; /* catalog: untranslated */
        "E.b.description" = "B."; /* catalog: untranslated */

        /* C. */
        "E.c.title" = "C";

      """
    ),
    Case(
      "on-a-line-that-goes-on-the-mark-stands-inside",
      .after(entry: 0),
      [[NewEntry(key: "E.b.title", value: "B", isUntranslated: true)]],
      "\"E.a.title\"=\"A\"; \"E.c.title\"=\"C\";\n",
      "\"E.a.title\"=\"A\";\n\"E.b.title\"=\"B\" /* catalog: untranslated */; \"E.c.title\"=\"C\";\n"
    ),
    Case(
      "an-empty-file",
      .end,
      [stubs, another],
      "",
      """
      /* Note. */
      "E.b.title" = "B"; /* catalog: untranslated */
      "E.b.description" = "B."; /* catalog: untranslated */

      "E.c.description" = "C.";

      """
    ),
    Case(
      "a-file-of-comments",
      .end,
      [single],
      "/* catalog: style=printf */\n",
      "/* catalog: style=printf */\n\n\"E.b.description\" = \"B.\";\n"
    ),
  ]

  @Test("New entries look like those around them, and nothing else moves, in every encoding", arguments: cases)
  func insertion(_ example: Case) throws {
    for form in TextEncoding.Form.allCases {
      for lineEnd in ["\n", "\r\n", "\r"] where form == .utf8 || lineEnd != "\r" {
        let mark = form == .utf8 ? "" : "\u{FEFF}"
        let before = (mark + example.before.replacing("\n", with: lineEnd)).encoded(form)
        // A file without a line end in it gets line feeds.
        let end = example.before.contains("\n") ? lineEnd : "\n"
        let after = (mark + example.after.replacing("\n", with: end)).encoded(form)
        guard !example.before.isEmpty || form == .utf8 else { continue }
        let file = CatalogFile.read(before, path: "a.strings")
        let result = try file.applying(try file.edits(for: .insertGroups(example.groups, at: example.place)))
        #expect(String(decoding: result, as: UTF8.self) == String(decoding: after, as: UTF8.self), "\(form)")
        #expect(result == after)
        let read = CatalogFile.read(result, path: "a.strings")
        #expect(read.problems.isEmpty)
        let marked = Set(read.entries.filter(\.isMarkedUntranslated).map(\.key))
        let expected = Set(example.groups.flatMap(\.entries).filter(\.isUntranslated).map(\.key))
        #expect(marked == expected)
        #expect(Set(read.untranslatedEntries.map { read.entries[$0].key }) == expected)
      }
    }
  }

  /// Where a mark may stand, and of which entries of the table it is.
  @Test(
    "A mark is its entry's wherever it stands, and no other comment is a mark",
    arguments: [
      ("/* catalog: untranslated */\n\"a\" = \"1\";\n\"b\" = \"2\";", ["a"]),
      ("/* Note. */\n/*catalog:untranslated*/\n// more\n\"a\" = \"1\";", ["a"]),
      ("\"a\" /* catalog: untranslated */ = \"1\";\n\"b\" = \"2\";", ["a"]),
      ("\"a\" = \"1\"; // catalog: untranslated\n\"b\" = \"2\";", ["a"]),
      ("/* catalog: untranslated */\n\n\"a\" = \"1\";", []),
      ("/* catalog: style=icu */\n\"a\" = \"1\";", []),
      ("/* Catalog: Untranslated */\n\"a\" = \"1\";", ["a"]),
      ("\"a\" = \"1\"; // CATALOG:untranslated.\n\"b\" = \"2\"; /* catalog: untranslated, ask Ann */", ["a", "b"]),
      ("/* catalog: untranslated — ask Ann */\n\"a\" = \"1\";", ["a"]),
      ("/* catalog: untranslatable */ \"a\" = \"1\"; // catalog: untranslated=no", []),
      ("/* untranslated */\n\"a\" = \"untranslated\"; // Was catalog: untranslated", []),
    ]
  )
  func marks(text: String, marked: [String]) {
    let file = CatalogFile.read(Array(text.utf8), path: "a.strings")
    #expect(file.entries.filter(\.isMarkedUntranslated).map(\.key) == marked)
    #expect(file.untranslatedEntries.map { file.entries[$0].key } == marked)
  }

  @Test("The note of an entry is its comments without the mark")
  func note() throws {
    let text = "/* Note. */\n\"a\" = \"1\"; /* catalog: untranslated */\n\"b\" = \"2\"; /* catalog: untranslated */"
    let file = CatalogFile.read(Array(text.utf8), path: "a.strings")
    #expect(file.entries.map(\.note) == ["Note.", nil])
  }
}
