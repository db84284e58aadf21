import Foundation
import TestSupport
import Testing

/// Runs the built `catalog-lint entries` over files of its own.
@Suite struct EntriesTests {
  /// The listing as a program reads it.
  struct Document: Decodable {
    struct File: Decodable {
      struct Entry: Decodable, Equatable {
        var key: String
        var value: String
        var comment: String?
        var locale: String?
        var line: Int?
        var column: Int?
      }

      struct Problem: Decodable, Equatable {
        var id: String
        var message: String
        var line: Int?
        var column: Int?
      }

      var path: String
      var format: String
      var encoding: String?
      var entries: [Entry]
      var problems: [Problem]
    }

    var files: [File]
  }

  private func run(_ files: [String: Data], _ arguments: [String], environment: [String: String] = [:]) throws
    -> BuiltCommand.Result
  {
    let folder = try TemporaryFolder()
    for (path, data) in files { try folder.write(data, to: path) }
    return try BuiltCommand("catalog-lint").run(["entries"] + arguments, in: folder.url, environment: environment)
  }

  private func decoded(_ result: BuiltCommand.Result) throws -> [Document.File] {
    try JSONDecoder().decode(Document.self, from: Data(result.output.utf8)).files
  }

  @Test("A sound file is listed with comments and places, and the status is 0")
  func sound() throws {
    let source = "\u{FEFF}/* One. */\n\"a\" = \"é\";\n"
    let utf16 = Data(source.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let result = try run(["a.strings": utf16], ["a.strings", "--format", "json"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let file = try #require(try decoded(result).first)
    #expect(file.path == "a.strings")
    #expect(file.format == "strings")
    #expect(file.encoding == "UTF-16LE with BOM")
    #expect(file.entries == [.init(key: "a", value: "é", comment: "One.", locale: nil, line: 2, column: 1)])
    #expect(file.problems.isEmpty)
  }

  @Test("Problems have their places, and the status is 1")
  func problems() throws {
    let result = try run(["a.strings": Data("\"a\" = \"1\"\n\"b\" = \"2\";".utf8)], ["a.strings", "--format=json"])
    #expect(result.status == 1)
    let file = try #require(try decoded(result).first)
    #expect(file.entries.map(\.key) == ["a", "b"])
    #expect(file.problems.map(\.id) == ["missing-semicolon"])
    #expect(file.problems.first?.line == 1)
    #expect(file.problems.first?.column == 10)
    #expect(file.problems.first?.message.hasSuffix(".") == true)
  }

  @Test("The other formats are listed too; a binary list has no places")
  func formats() throws {
    let binary = try PropertyListSerialization.data(fromPropertyList: ["a": "1"], format: .binary, options: 0)
    let catalog = #"{"sourceLanguage": "en", "strings": {"a": {}}}"#
    let plural = "{ a = { NSStringLocalizedFormatKey = \"1\"; }; }"
    let result = try run(
      ["a.strings": binary, "b.xcstrings": Data(catalog.utf8), "c.stringsdict": Data(plural.utf8)],
      ["a.strings", "b.xcstrings", "c.stringsdict", "--format", "json"]
    )
    #expect(result.status == 0)
    let files = try decoded(result)
    #expect(files.map(\.format) == ["strings", "xcstrings", "stringsdict"])
    #expect(files.map(\.encoding) == [nil, "UTF-8", "UTF-8"])
    #expect(files.map { $0.entries.map(\.value) } == [["1"], ["a"], ["1"]])
    #expect(files.map { $0.entries.map(\.line) } == [[nil], [1], [1]])
    #expect(files[1].entries.first?.locale == "en")
    let text = try run(["a.strings": binary], ["a.strings"])
    #expect(text.output == "a.strings: strings, binary, no places\n  \"a\" = \"1\"\n")
  }

  @Test("What cannot be read is told, the rest is listed, and the status is 2")
  func unreadable() throws {
    let shiftJIS = Data([0x22, 0x61, 0x22, 0x3D, 0x22, 0x82, 0xB1, 0x82, 0xCC, 0x22, 0x3B])
    let files = ["a.strings": Data("\"a\";\n".utf8), "old.strings": shiftJIS]
    let missing = try run(files, ["missing.strings", "a.strings"])
    #expect(missing.status == 2)
    #expect(missing.output == "a.strings: strings, old-style, UTF-8\n  1:1: \"a\" = \"a\"\n")
    #expect(missing.errors.contains("missing.strings"))
    let old = try run(files, ["old.strings", "--format", "json"])
    #expect(old.status == 2)
    #expect(try decoded(old).first?.problems.map(\.id) == ["not-unicode"])
    #expect(try run(files, []).status == 2)
  }

  @Test("Texts reach a terminal as they are written in files, and problems in the person's language")
  func text() throws {
    let files = ["a.strings": Data("\"a\" = \"\\U001B[2J\\n\"\n".utf8)]
    let result = try run(files, ["a.strings"], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(
      result.output == """
        a.strings: strings, old-style, UTF-8
          1:1: "a" = "\\U001B[2J\\n"
        a.strings:1:20: エントリーの終わりにセミコロンがありません。追加してください。 [missing-semicolon]

        """
    )
  }
}
