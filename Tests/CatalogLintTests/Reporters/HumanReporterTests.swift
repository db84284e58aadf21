import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct HumanReporterTests {
  private static let example = RuleExample(
    "a text that is missing",
    [
      "Sources/Shop/A.swift": "enum AError: Error { /* 題 */ case one }\nenum BError: Error { case x }\n",
      "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\";\n",
      "Sources/Shop/ja.lproj/E.strings": "\"AError.one.title\" = \"一\"; \"AError.one.description\" = \"一です。\";\n",
    ]
  )

  private func text(
    of example: RuleExample = example,
    language: String = "en",
    usesColor: Bool = false,
    from subfolder: String = ""
  ) throws -> String {
    let (package, folder) = try example.package()
    defer { withExtendedLifetime(folder) {} }
    return HumanReporter(
      Report(package: package, findings: CatalogLint.Rules.findings(in: package)),
      words: ToolWords(requested: language),
      usesColor: usesColor,
      workingFolder: package.folder + subfolder
    ).text()
  }

  @Test("A finding is a line as compilers write it, an excerpt, a caret and the notes")
  func layout() throws {
    let text = try text()
    // Written by hand: 題 is one character of two columns and three bytes, so the name is at byte 37 and column 36.
    let expected = """
      Sources/Shop/A.swift:1:37: error: “AError.one” lacks description in en. [missing-message]
          1 | enum AError: Error { /* 題 */ case one }
            |                                    ^~~
      Sources/Shop/en.lproj/E.strings:1:1: note: Add AError.one.description after this entry.
          1 | "AError.one.title" = "One";
            | ^~~~~~~~~~~~~~~~~~
      """
    #expect(text.hasPrefix(expected + "\n"), "\(text)")
  }

  @Test("A key with a line end makes no second line")
  func keyOfTwoLines() throws {
    let example = RuleExample(
      "a key with a line end",
      [
        "Sources/Shop/en.lproj/S.strings": "\"a\" = \"A\";\n\"first\\nsecond\" = \"Text\";\n",
        "Sources/Shop/ja.lproj/S.strings": "\"a\" = \"一\";\n",
      ]
    )
    let lines = try text(of: example).split(separator: "\n")
    #expect(lines.first?.contains(#"first\nsecond"#) == true, "\(lines)")
    #expect(lines.first?.hasSuffix("[missing-translation]") == true, "\(lines)")
  }

  @Test("Lines are counted as the compiler counts them: a form feed, U+2028 and U+0085 end none")
  func lines() throws {
    let example = RuleExample(
      "odd characters in a comment",
      [
        "Sources/Shop/A.swift": "// \u{C} \u{2028} \u{85} \u{B}\r\n\renum AError: Error { case one }\n",
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\";\n",
      ]
    )
    let text = try text(of: example)
    #expect(text.hasPrefix("Sources/Shop/A.swift:3:27: error: "))
    #expect(
      text.contains("\n    3 | enum AError: Error { case one }\n      |                           ^~~\n"),
      "\(text)"
    )
  }

  @Test("A table that is not Unicode shows where the first foreign character stands")
  func notUnicode() throws {
    let (package, folder) = try Self.example.package()
    let words = "\"AError.one.title\" = \"注文数の上限\";\n\"AError.one.description\" = \"一度に注文できるのは十個までです。\";\n"
    let shiftJIS = try #require(words.data(using: .shiftJIS))
    try folder.write(shiftJIS, to: "Sources/Shop/ja.lproj/E.strings")
    let read = try PackageReader.read(at: package.folder)
    let report = Report(package: read, findings: Encoding.findings(in: read))
    let text = HumanReporter(
      report,
      words: ToolWords(requested: "en"),
      usesColor: false,
      workingFolder: read.folder
    ).text()
    let lines = text.split(separator: "\n")
    try #require(lines.count == 4, "\(text)")
    // What stands before it, `"AError.one.title" = "`, is 22 bytes of ASCII.
    #expect(lines[0].hasPrefix("Sources/Shop/ja.lproj/E.strings:1:23: error:"))
    #expect(lines[1].hasPrefix("    1 | \"AError.one.title\" = \""))
    #expect(lines[2] == "      |                       ^")
    #expect(lines[3] == "  fix: Save the file as UTF-8; it is read as Shift_JIS.")
  }

  @Test("Error enums without words share one line at the end")
  func folded() throws {
    let lines = try text().split(separator: "\n")
    let last = try #require(lines.last)
    #expect(last.hasPrefix("note: 1 error enum has no words"))
    #expect(last.contains("BError"))
    #expect(last.hasSuffix("[uncatalogued-type]"))
    #expect(lines.count { $0.contains("uncatalogued-type") } == 1)
  }

  @Test("The sentences are in the language that is asked for; what programs match is not")
  func japanese() throws {
    let text = try text(language: "ja")
    #expect(text.hasPrefix("Sources/Shop/A.swift:1:37: error: 「AError.one」のdescriptionがenにありません。 [missing-message]\n"))
  }

  @Test("Paths are written from where the person stands")
  func paths() throws {
    #expect(try text(from: "/Sources").hasPrefix("Shop/A.swift:1:37: "))
    #expect(try text(from: "/..").contains("/Sources/Shop/A.swift:1:37: error"))
    #expect(try !text(from: "/..").hasPrefix("/"))
  }

  @Test("Escape codes are written only where colour is asked for")
  func color() throws {
    #expect(try !text().contains("\u{1B}"))
    #expect(try text(usesColor: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test("A package without a finding is an empty report")
  func empty() throws {
    let clean = RuleExample(
      "nothing wrong",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
      ]
    )
    #expect(try text(of: clean).isEmpty)
  }
}
