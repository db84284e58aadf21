import Foundation
import StringsFiles
import TestSupport
import Testing

@Suite("Catalog files")
struct CatalogFileTests {
  private func read(_ text: String) -> CatalogFile { CatalogFile.read(Array(text.utf8), path: "a.strings") }

  @Test("Duplicates are kept in order, also in two spellings, and the first is found")
  func duplicates() {
    let file = read("\"a\" = \"1\"; b = 2; \"\\U0061\" = \"3\"; 'a' = '4'; \"\\142\" = \"5\"; \"A\" = \"6\";")
    #expect(file.entries.map(\.text) == ["1", "2", "3", "4", "5", "6"])
    #expect(file.duplicates.map(\.entry) == [2, 3, 4])
    #expect(file.duplicates.map(\.first) == [0, 0, 1])
    #expect(file.entry(forKey: "a")?.text == "1")
    #expect(file.entry(forKey: "b")?.text == "2")
    #expect(file.entry(forKey: "c") == nil)
    // Two ways to write é are two keys, as they are for whoever looks them up.
    #expect(read("\"\u{E9}\"; \"e\u{301}\";").duplicates.isEmpty)
  }

  @Test("A table of many keys finds each of them and nothing else")
  func manyKeys() {
    let file = read((0..<20_000).map { "\"key.\($0)\" = \"\($0)\";\n" }.joined())
    #expect(file.entries.count == 20_000)
    #expect(file.duplicates.isEmpty)
    #expect((0..<20_000).allSatisfy { file.entry(forKey: "key.\($0)")?.text == "\($0)" })
    #expect(file.entry(forKey: "key.20000") == nil)
    #expect(file.entry(forKey: "") == nil)
  }

  @Test("Comments belong to an entry by where they stand")
  func comments() throws {
    let file = read(
      """
      // Copyright

      /* catalog: style=printf */
      /* One. */
      // Still one.
      "a" /* inner */ = "1"; /* behind */ // and on

      /* Section */

      "b" = "2"; "c" = "3"; // c

      """
    )
    #expect(file.headerComments == ["Copyright", "catalog: style=printf", "One.", "Still one."])
    let first = try #require(file.entries.first)
    #expect(
      first.comments.map { "\($0.placement) \($0.text)" } == [
        "detached Copyright", "detached catalog: style=printf", "leading One.", "leading Still one.", "inner inner",
        "trailing behind", "trailing and on",
      ]
    )
    #expect(first.comment == "One.\nStill one.\ninner\nbehind\nand on")
    #expect(file.entries.map(\.comment).dropFirst() == [nil, "c"])
    #expect(file.entries[1].comments.map(\.text) == ["Section"])
    #expect(file.source(of: first.comments[4].span) == "/* inner */")
  }

  @Test("A comment that is not closed ends where the next entry begins")
  func unclosedComment() {
    let file = CatalogFile.read(
      Array("\"a\" = \"1\"; /* x\n\"b\" = \"2\"; // y\n\"c\" = \"3\"; /* z */\n".utf8),
      path: "a.strings"
    )
    #expect(file.problems.map(\.id) == ["unterminated-comment"])
    #expect(file.entries.map { $0.comments.map(\.text) } == [[], ["x", "y"], ["z"]])
  }

  // As `swiftc` counts; `git grep -n` agrees but for a lone CR.
  @Test("Lines end with LF, CR and CR LF, and not with U+2028, U+2029 and U+0085")
  func lines() {
    let file = read("a;\nb;\rc;\r\n\n\rd;\u{2028}e;\u{2029}/* \u{85} */ f;\ng;")
    #expect(file.lineCount == 7)
    #expect((1...7).map(file.text(ofLine:)) == ["a;", "b;", "c;", "", "", "d;\u{2028}e;\u{2029}/* \u{85} */ f;", "g;"])
    #expect(file.entries.map { file.location(ofByte: $0.span.lowerBound).line } == [1, 2, 3, 6, 6, 6, 7])
    #expect(file.text(ofLine: 0).isEmpty)
    #expect(file.text(ofLine: 8).isEmpty)
  }

  @Test("Spans cover what is written")
  func spans() throws {
    let file = read("/* x */ \"k\\n\" = 'v' ; \"only\";")
    let entry = try #require(file.entries.first)
    #expect(file.source(of: entry.span) == "\"k\\n\" = 'v' ;")
    #expect(file.source(of: entry.keySpan) == "\"k\\n\"")
    #expect(file.source(of: entry.valueSpan) == "'v'")
    #expect(Array(entry.keyBytes) == Array("k\n".utf8))
    #expect(!entry.isKeyOnly)
    #expect(file.entries[1].isKeyOnly)
  }

  @Test("Octal escapes name bytes of the NeXTSTEP encoding, as Foundation reads them", arguments: 0..<512)
  func octal(number: Int) throws {
    let digits = String(number, radix: 8)
    let source = "\"k\" = \"<\\" + String(repeating: "0", count: 3 - digits.count) + digits + ">\";"
    let list = try PropertyListSerialization.propertyList(from: Data(source.utf8), options: [], format: nil)
    #expect(read(source).entries.first?.text == (list as? [String: String])?["k"])
  }

  @Test(
    "The format is named by the extension, in any case of letters",
    arguments: [
      ("x/Localizable.strings", CatalogFileFormat.strings), ("A.STRINGSDICT", .stringsdict),
      ("a.b.xcstrings", .xcstrings),
      ("noextension", nil), ("folder.strings/file", nil), (".strings", .strings),
    ]
  )
  func format(path: String, format: CatalogFileFormat?) {
    #expect(CatalogFileFormat(path: path) == format)
    #expect(CatalogFile.read([], path: path).format == format ?? .strings)
  }

  @Test("Every kind of problem has an id and a sentence of its own")
  func problemWords() {
    let file = read("\"a\" = \"1\"\n\"c\" = ;;\nx y\n\"b\" = \"\\q")
    #expect(file.problems.allSatisfy { $0.message.hasSuffix(".") && !$0.id.isEmpty })
    #expect(
      file.problems.map(\.id) == [
        "missing-semicolon", "missing-value", "stray-semicolon", "stray-text", "unterminated-string",
      ]
    )
    #expect(file.problems.map(\.key) == ["a", "c", nil, nil, "b"])
  }

  // MARK: Opening

  @Test("A file is read from its path")
  func opening() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("\"a\" = \"1\";", to: "日本/a.strings")
    let file = try CatalogFile.read(contentsOf: url.path)
    #expect(file.entries.map(\.text) == ["1"])
    #expect(file.path == url.path)
  }

  @Test("What is no file is an error that says so, at once")
  func notFiles() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe.strings").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let missing = folder.url.appending(path: "missing.strings").path
    #expect(throws: CatalogFileError.notFound(path: missing)) { try CatalogFile.read(contentsOf: missing) }
    #expect(throws: CatalogFileError.notAFile(path: folder.url.path)) {
      try CatalogFile.read(contentsOf: folder.url.path)
    }
    #expect(throws: CatalogFileError.notAFile(path: pipe)) { try CatalogFile.read(contentsOf: pipe) }
    #expect(throws: CatalogFileError.notAFile(path: "/dev/null")) { try CatalogFile.read(contentsOf: "/dev/null") }
    #expect(throws: CatalogFileError.notFound(path: "a\0b")) { try CatalogFile.read(contentsOf: "a\0b") }
  }

  @Test("A file that may not be read is an error that says so")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("\"a\";", to: "a.strings")
    chmod(url.path, 0)
    // Root may read everything but the settings of the kernel that can only be written.
    let path = geteuid() == 0 ? "/proc/sys/vm/compact_memory" : url.path
    #expect(throws: CatalogFileError.notReadable(path: path)) { try CatalogFile.read(contentsOf: path) }
  }

  @Test("A file that fails while it is read is an error with the system's number")
  func failure() {
    // Nothing is at the first address of a process.
    let path = "/proc/self/mem"
    #expect(throws: CatalogFileError.systemFailure(path: path, number: EIO)) {
      try CatalogFile.read(contentsOf: path)
    }
  }

  @Test("A file that only claims to be empty is not read as an empty one")
  func falselyEmpty() {
    let path = "/proc/self/status"
    #expect(throws: CatalogFileError.notAFile(path: path)) { try CatalogFile.read(contentsOf: path) }
  }
}
