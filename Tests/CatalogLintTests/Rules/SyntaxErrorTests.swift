import ErrorCatalog
import StringsFiles
import Testing

@testable import CatalogLint

@Suite struct SyntaxErrorTests {
  @Test("The examples are reported as they are marked", arguments: SyntaxError.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SyntaxError.self)
  }

  private func findings(_ entries: String, file: String = "E.strings") throws -> [Finding] {
    try RuleExample(
      "entries",
      ["Sources/Shop/A.swift": "enum AError: Error {}", "Sources/Shop/en.lproj/\(file)": entries]
    ).findings()
  }

  @Test("A broken entry is one finding, and the entries around it are still read")
  func goesOn() throws {
    let findings = try findings("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n\"c\" = \"4\";")
    #expect(findings.map(\.rule) == ["syntax-error", "duplicate-key"])
    #expect(findings.map(\.place.line) == [2, 4])
  }

  @Test("A .stringsdict is read as well")
  func plurals() throws {
    #expect(try findings("<plist><dict><key>a</key>", file: "E.stringsdict").contains { $0.rule == "syntax-error" })
  }

  @Test("A list that ends before its root element does is no list, and one finding")
  func unclosedRoot() throws {
    let list = "<plist version=\"1.0\"><dict><key>a</key><string>A</string></dict>"
    #expect(try findings(list).map(\.rule) == ["syntax-error"])
    #expect(try findings(list + "</plist>").isEmpty)
    #expect(try findings("<plist><dict><key>a</key><string>A</string>").map(\.rule) == ["syntax-error"])
  }

  @Test(
    "A sign that surely means another is mended",
    arguments: [
      ("\"a\" = \"1\"；\n", "\"a\" = \"1\";\n"), ("\"a\"＝\"1\";\n", "\"a\"=\"1\";\n"),
      ("\"a\" == \"1\";\n", "\"a\" = \"1\";\n"),
    ]
  )
  func signs(before: String, after: String) throws {
    let finding = try #require(try findings(before).first)
    let fix = try #require(finding.fixes.first)
    guard case .text(_, let edit)? = fix.edits.first else {
      Issue.record("The fix changes a text.")
      return
    }
    var bytes = Array(before.utf8)
    bytes.replaceSubrange(edit.span, with: edit.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }

  @Test("A Japanese sentence names a character in Japanese: no word of it is Latin but the number")
  func characters() {
    let words = Catalog.lint.localized(in: ["ja"])
    let stray = FileProblem.StrayCharacter.allCases.map {
      FileProblem.Kind.strayCharacter(character: $0, number: "U+200B")
    }
    let others: [any Catalogued] = [
      InvisibleCharacter.Sentence.invisible(number: "200B", name: "ZERO WIDTH SPACE"),
      InvisibleCharacter.Sentence.control(number: "200B"),
      WrongScript.Sentence.mixed(word: "", letters: ["U+200B"], script: "greek"),
    ]
    for sentence in stray + others {
      let text = words.text(for: sentence, .description).text.replacing("U+200B", with: "")
      #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(text)")
    }
  }

  @Test("An empty table is no fault, nor is one of comments alone", arguments: ["", "\n", "/* nothing yet */"])
  func empty(text: String) throws {
    #expect(try findings(text).isEmpty)
  }
}
