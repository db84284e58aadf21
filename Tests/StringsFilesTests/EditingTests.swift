import StringsFiles
import Testing

@Suite("Changing .strings files")
struct EditingTests {
  /// A change and what the file looks like before and after it.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let change: CatalogChange
    let before: String
    let after: String
    var testDescription: String { id }

    init(_ id: String, _ change: CatalogChange, _ before: String, _ after: String) {
      (self.id, self.change, self.before, self.after) = (id, change, before, after)
    }
  }

  private static let cases: [Case] = [
    Case(
      "value",
      .setValue(entry: 1, value: "2\n\"\\"),
      "\"a\"=\"1\";\n\"b\"  =  'x' ; // y\n",
      "\"a\"=\"1\";\n\"b\"  =  \"2\\n\\\"\\\\\" ; // y\n"
    ),
    Case("value-of-key-only", .setValue(entry: 0, value: "1"), "\"a\" ;\n", "\"a\" = \"1\" ;\n"),
    Case("value-of-bare-key", .setValue(entry: 0, value: "1"), "a = b;", "a = \"1\";"),
    Case("rename", .renameKey(entry: 0, key: "x.y"), "/* n */ a = b;", "/* n */ \"x.y\" = b;"),
    Case("rename-key-only", .renameKey(entry: 0, key: "b"), "\"a\";", "\"b\" = \"a\";"),
    Case(
      "remove-first",
      .remove(entry: 0),
      "/* Table. */\n\n/* A. */\n\"a\" = \"1\";\n\n\"b\" = \"2\";\n",
      "/* Table. */\n\n\"b\" = \"2\";\n"
    ),
    Case("remove-middle", .remove(entry: 1), "\"a\";\n\n// b\n\"b\"; // b\n\n\"c\";\n", "\"a\";\n\n\"c\";\n"),
    Case("remove-last", .remove(entry: 1), "\"a\";\n\n\"b\";\n", "\"a\";\n"),
    Case("remove-last-with-cr-lf", .remove(entry: 1), "\"a\";\r\n\r\n\"b\";\r\n", "\"a\";\r\n"),
    Case("remove-only", .remove(entry: 0), "\"a\";\n", ""),
    Case("remove-without-blank-lines", .remove(entry: 1), "\"a\";\n\"b\";\n\"c\";\n", "\"a\";\n\"c\";\n"),
    Case("remove-from-shared-line", .remove(entry: 0), "\"a\" = \"1\"; \"b\" = \"2\";\n", "\"b\" = \"2\";\n"),
    Case(
      "remove-keeps-the-mark-of-the-table",
      .remove(entry: 0),
      "/* catalog: style=printf */\n\"a\" = \"1\";\n\"b\" = \"2\";\n",
      "/* catalog: style=printf */\n\"b\" = \"2\";\n"
    ),
    Case(
      "insert-after",
      .insert(key: "b", value: "2", comment: nil, at: .after(entry: 0)),
      "\"a\" = \"1\"; // x\n\n\"c\" = \"3\";\n",
      "\"a\" = \"1\"; // x\n\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n"
    ),
    Case(
      "insert-after-without-blank-lines",
      .insert(key: "b", value: "2", comment: "N */ x", at: .after(entry: 0)),
      "  \"a\"=\"1\";\r\n  \"c\"=\"3\";\r\n",
      "  \"a\"=\"1\";\r\n  /* N * / x */\r\n  \"b\"=\"2\";\r\n  \"c\"=\"3\";\r\n"
    ),
    Case(
      "insert-before",
      .insert(key: "b", value: "2", comment: nil, at: .before(entry: 1)),
      "\"a\";\n\n/* c */\n\"c\" = \"3\";\n",
      "\"a\";\n\n\"b\" = \"2\";\n\n/* c */\n\"c\" = \"3\";\n"
    ),
    Case(
      "insert-at-end-without-line-end",
      .insert(key: "b", value: "2", comment: nil, at: .end),
      "\"a\" = \"1\";",
      "\"a\" = \"1\";\n\n\"b\" = \"2\";"
    ),
    Case("insert-into-nothing", .insert(key: "b", value: "2", comment: nil, at: .end), "", "\"b\" = \"2\";\n"),
    Case(
      "insert-below-header",
      .insert(key: "b", value: "2", comment: "B", at: .end),
      "/* Table. */\n",
      "/* Table. */\n\n/* B */\n\"b\" = \"2\";\n"
    ),
    Case(
      "insert-into-braces",
      .insert(key: "b", value: "2", comment: nil, at: .end),
      "{\n}\n",
      "{\n\"b\" = \"2\";\n\n}\n"
    ),
    Case(
      "insert-in-braces",
      .insert(key: "b", value: "2", comment: nil, at: .end),
      "{\n  a = 1;\n}\n",
      "{\n  a = 1;\n\n  \"b\" = \"2\";\n}\n"
    ),
  ]

  @Test("A change touches its own lines only, in every encoding", arguments: cases)
  func changes(_ example: Case) throws {
    for form in TextEncoding.Form.allCases {
      for hasMark in [false, true] where !example.before.isEmpty || form == .utf8 {
        let bytes = encoded(example.before, form, hasMark: hasMark)
        let file = CatalogFile.read(bytes, path: "a.strings")
        #expect(file.problems.isEmpty)
        let result = try file.applying(try file.edits(for: example.change))
        if form == .utf8 {
          #expect(String(decoding: result, as: UTF8.self) == (hasMark ? "\u{FEFF}" : "") + example.after)
        }
        #expect(result == encoded(example.after, form, hasMark: hasMark), "\(form) \(hasMark)")
        #expect(file.bytes == bytes)
      }
    }
  }

  @Test("Bytes that are no text stay as they are beside an edit")
  func malformed() throws {
    let bytes = Array("\"a\" = \"1\";\n\"b\" = \"é".utf8) + [0xFF, 0xC3] + Array("\";\n\"c\" = \"3\";\n".utf8)
    let file = CatalogFile.read(bytes, path: "a.strings")
    let edits = try file.edits(for: .setValue(entry: 0, value: "x")) + file.edits(for: .setValue(entry: 2, value: "y"))
    let expected = Array("\"a\" = \"x\";\n\"b\" = \"é".utf8) + [0xFF, 0xC3] + Array("\";\n\"c\" = \"y\";\n".utf8)
    #expect(try file.applying(edits) == expected)
  }

  @Test("A change never makes the file one of another encoding or notation")
  func sameReading() throws {
    // U+2028 ends lines; in UTF-16 its bytes look like two letters, and the zeros of ASCII are gone from the beginning.
    let lines = "\"a\";\u{2028}\u{2028}\u{2028}\"b\";"
    for form in TextEncoding.Form.allCases {
      let file = CatalogFile.read(encoded(lines, form, hasMark: false), path: "a.strings")
      let changed = CatalogFile.read(try file.applying(try file.edits(for: .remove(entry: 0))), path: "a.strings")
      #expect(changed.encoding == TextEncoding(form))
      #expect(changed.entries.map(\.key) == ["b"])
    }
    let letters = CatalogFile.read(Array("a;bplist00 = x;m;\n".utf8), path: "a.strings")
    let changed = CatalogFile.read(try letters.applying(try letters.edits(for: .remove(entry: 0))), path: "a.strings")
    #expect(changed.entries.map(\.text) == ["x", "m"])
    // With a zero in it the text would pass for a binary list; a line end goes in front.
    let zeros = CatalogFile.read(Array("\"a\";\nbplist00 = \"\0\";\n".utf8), path: "a.strings")
    #expect(try zeros.applying(try zeros.edits(for: .remove(entry: 0))) == Array("\nbplist00 = \"\0\";\n".utf8))
  }

  @Test(
    "Where another kind of file would begin, a change is refused",
    arguments: ["<dict>\n\"b\";\n", "<?xml?>\n\"b\";\n", "{ \"b\" = \"2\"; };\n\"c\";\n"]
  )
  func otherKind(rest: String) throws {
    let file = CatalogFile.read(Array(("\"a\";\n" + rest).utf8), path: "a.strings")
    let edits = try file.edits(for: .remove(entry: 0))
    #expect(throws: CatalogEditError.changesReading) { try file.applying(edits) }
    // Other changes leave the beginning alone.
    let changed = CatalogFile.read(
      try file.applying(try file.edits(for: .setValue(entry: 0, value: "x"))),
      path: "a.strings"
    )
    #expect(changed.entries.map(\.key) == file.entries.map(\.key))
  }

  @Test("What cannot be changed says so")
  func refusals() throws {
    let file = CatalogFile.read(Array("\"a\" = \"1\";".utf8), path: "a.strings")
    #expect(throws: CatalogEditError.noSuchEntry(index: 1)) { try file.edits(for: .remove(entry: 1)) }
    let edit = TextEdit(span: 0..<3, replacement: "x")
    #expect(throws: CatalogEditError.conflictingEdits) { try file.applying([edit, edit]) }
    #expect(throws: CatalogEditError.conflictingEdits) { try file.applying([TextEdit(span: 0..<99, replacement: "")]) }
    let catalog = CatalogFile.read(Array("{}".utf8), path: "a.xcstrings")
    #expect(throws: CatalogEditError.readOnly(notation: .json)) { try catalog.edits(for: .remove(entry: 0)) }
    let broken = CatalogFile.read(Array("\"a\" = \"1\"\n\"b\" = \"2\";".utf8), path: "a.strings")
    #expect(throws: CatalogEditError.hasProblems(count: 1)) { try broken.formatted() }
  }

  @Test("The layout orders entries as the caller wants, with their comments")
  func layout() throws {
    let source = """
      // Copyright
      // Someone

      /* C. */
      "c" = "3"; // three

      'b'='it\\'s';   d = bare ;


      /* Section */

      "a" /* inner */ = "multi
        line \\"\\U00e9";
      "only";
      // end

      """
    let expected = """
      // Copyright
      // Someone

      /* Section */

      /* inner */
      "a" = "multi
        line \\"\\U00e9";

      "b" = "it's";

      /* C. */
      "c" = "3"; // three

      "d" = "bare";

      "only";

      // end

      """
    let file = CatalogFile.read(Array(source.utf8), path: "a.strings")
    #expect(file.problems.isEmpty)
    let formatted = try file.formatted(order: [["a"], ["b"]])
    #expect(String(decoding: formatted, as: UTF8.self) == expected)
    let again = CatalogFile.read(formatted, path: "a.strings")
    #expect(try again.formatted(order: [["a"], ["b"]]) == formatted)
    let reversed = try again.formatted(order: [["only"], ["d"], ["c"], ["b"], ["a"]])
    #expect(CatalogFile.read(reversed, path: "a.strings").entries.map(\.key) == ["only", "d", "c", "b", "a"])
  }

  @Test(
    "Blank lines stand between entries, but not where entries that belong together have none",
    arguments: [
      ("strangers", "\"a\" = \"1\";\n\"b\" = \"2\";\n", "\"a\" = \"1\";\n\n\"b\" = \"2\";\n"),
      (
        "cases of a type that has none", "\"A.x.t\" = \"1\";\n/* n */\n\"A.y.t\" = \"2\";\n\"A.z.t\" = \"3\";\n",
        "\"A.x.t\" = \"1\";\n/* n */\n\"A.y.t\" = \"2\";\n\"A.z.t\" = \"3\";\n"
      ),
      (
        "cases of a type that has some", "\"A.x.t\" = \"1\";\n\n\n\"A.y.t\" = \"2\";\n\"A.z.t\" = \"3\";\n",
        "\"A.x.t\" = \"1\";\n\n\"A.y.t\" = \"2\";\n\n\"A.z.t\" = \"3\";\n"
      ),
      (
        "fields of one message, which the caller keeps together",
        "\"A.m.t\" = \"1\";\n\n\"A.m.d\" = \"2\";\n\n\"A.z.t\" = \"3\";\n",
        "\"A.m.t\" = \"1\";\n\"A.m.d\" = \"2\";\n\n\"A.z.t\" = \"3\";\n"
      ),
      (
        "a comment that stands by itself", "\"A.x.t\" = \"1\";\n/* h */\n\n\"A.y.t\" = \"2\";\n\"A.z.t\" = \"3\";\n",
        "\"A.x.t\" = \"1\";\n\n/* h */\n\n\"A.y.t\" = \"2\";\n\"A.z.t\" = \"3\";\n"
      ),
    ]
  )
  func gaps(id: String, source: String, expected: String) throws {
    let file = CatalogFile.read(Array(source.utf8), path: "a.strings")
    let order = [["a"], ["b"], ["A.x.t"], ["A.m.t", "A.m.d"], ["A.y.t"], ["A.z.t"]]
    let formatted = try file.formatted(order: order)
    #expect(String(decoding: formatted, as: UTF8.self) == expected)
    #expect(try CatalogFile.read(formatted, path: "a.strings").formatted(order: order) == formatted)
  }

  @Test("A comment that heads entries stays above them when they change places")
  func headings() throws {
    let source = "// top\n\n\"B.x\" = \"1\";\n\n// the As\n\n\"A.z.t\" = \"3\";\n\"A.x.t\" = \"2\";\n"
    let file = CatalogFile.read(Array(source.utf8), path: "a.strings")
    let order = [["A.x.t"], ["A.z.t"], ["B.x"]]
    let formatted = try file.formatted(order: order)
    #expect(
      String(decoding: formatted, as: UTF8.self)
        == "// top\n\n// the As\n\n\"A.x.t\" = \"2\";\n\"A.z.t\" = \"3\";\n\n\"B.x\" = \"1\";\n"
    )
  }

  private func encoded(_ text: String, _ form: TextEncoding.Form, hasMark: Bool) -> [UInt8] {
    (hasMark ? "\u{FEFF}" + text : text).encoded(form)
  }
}

extension String {
  /// The text in an encoding form, written out here so that the reader is not its own judge.
  func encoded(_ form: TextEncoding.Form) -> [UInt8] {
    switch form {
    case .utf8: Array(utf8)
    case .utf16LittleEndian: utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (8 * $0) & 0xFF) } }
    case .utf32BigEndian:
      unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (24 - 8 * $0) & 0xFF) } }
    }
  }
}
