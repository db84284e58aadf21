import StringsFiles
import Testing

/// A sign that stands where none may is one problem, however often it is repeated.
@Suite("Runs of stray signs")
struct StrayRunTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let before: String
    let sign: String
    let after: String
    let id: String

    init(_ name: String, _ sign: String, _ id: String, in path: String = "a.strings", _ before: String, _ after: String)
    {
      (testDescription, self.sign, self.id, self.path) = (name, sign, id, path)
      (self.before, self.after) = (before, after)
    }
  }

  private static let (first, last) = ("\"a\" = \"1\";\n", "\n\"b\" = \"2\";\n")

  /// More than the ten thousand problems that are kept.
  private static let count = 12_000

  @Test(
    "A run is one problem with all of it as its span, and what stands around it is read",
    arguments: [
      Case("ends of comments", "*/", "stray-comment-end", first, last),
      Case("ends of comments with blanks", "*/ ", "stray-comment-end", first, last),
      Case("semicolons with blanks", "; ", "stray-semicolon", first, last),
      Case("semicolons on lines", ";\n", "stray-semicolon", first, last),
      Case("semicolons on lines with CR LF and tabs", ";\r\n\t", "stray-semicolon", first, last),
      Case("braces", "}", "stray-closing-brace", first, last),
      Case("spaces that are none", "\u{3000} ", "stray-character", first, last),
      Case("spaces of two kinds", "\u{3000}\u{A0}", "stray-character", first, last),
      Case("signs of three kinds", "}; */\n", "stray-text", first, last),
      Case("signs and spaces that are none", ";\u{3000}", "stray-text", first, last),
      Case(
        "tags",
        "</string>\n",
        "stray-closing-tag",
        in: "a.stringsdict",
        "<plist version=\"1.0\"><dict><key>a</key><string>1</string>\n",
        "<key>b</key><string>2</string></dict></plist>"
      ),
      Case(
        "tags of two kinds",
        "</array></string>\n",
        "stray-text",
        in: "a.stringsdict",
        "<plist version=\"1.0\"><dict><key>a</key><string>1</string>\n",
        "<key>b</key><string>2</string></dict></plist>"
      ),
    ]
  )
  func runs(_ input: Case) throws {
    let run = String(repeating: input.sign, count: Self.count)
    let file = CatalogFile.read(Array((input.before + run + input.after).utf8), path: input.path)
    let problems = file.problems.filter { $0.id.hasPrefix("stray") }
    #expect(problems.map(\.id) == [input.id])
    let problem = try #require(problems.first)
    let blanks: Set<Unicode.Scalar> = [" ", "\n", "\r", "\t"]
    let end = input.sign.unicodeScalars.reversed().prefix { blanks.contains($0) }.count
    let start = input.before.utf8.count
    #expect(problem.span == start..<(start + run.utf8.count - end))
    #expect(problem.location == file.location(ofByte: start))
    if input.path == "a.strings" { #expect(file.entries.map(\.key) == ["a", "b"]) }
    #expect(file.problems.count < 10)
  }

  @Test(
    "What something else stands between is told each by itself",
    arguments: [
      ("an entry", ";", "\"x\" = \"y\";", 2), ("a comment", ";", "/* x */", 2), ("a line comment", "}", "// x\n", 2),
      ("a blank line", "*/", "\n\n", 1),
    ]
  )
  func apart(id: String, sign: String, between: String, count: Int) {
    let file = CatalogFile.read(Array((Self.first + sign + between + sign + Self.last).utf8), path: "a.strings")
    #expect(file.problems.count == count, "\(file.problems)")
    #expect(file.entries.map(\.key).filter { $0 != "x" } == ["a", "b"])
  }

  @Test("A text of signs that differ begins as they do, and is as short as that of others")
  func text() {
    let file = CatalogFile.read(Array((Self.first + "};" + Self.last).utf8), path: "a.strings")
    #expect(file.problems.map(\.kind) == [.strayText(text: "};")])
    let long = String(repeating: "}; ", count: 1000)
    let problems = CatalogFile.read(Array((Self.first + long + Self.last).utf8), path: "a.strings").problems
    guard case .strayText(let text) = problems.first?.kind else { return #expect(Bool(false), "\(problems)") }
    #expect(text.hasPrefix("}; }; }; ") && text.hasSuffix("…") && text.count <= 40)
  }
}
