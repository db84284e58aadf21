import TestSupport
import Testing

@testable import CatalogLint

@Suite struct OneLineTests {
  @Test(
    "A sentence is one line, and what would end it or hide in it is seen",
    arguments: [
      ("“a\nb” is missing", #"“a\nb” is missing"#), ("a\r\nb\tc", #"a\r\nb\tc"#),
      ("a\u{1B}[31m\u{0}", #"a\u{1B}[31m\u{0}"#),
      ("a\u{2028}b\u{85}c", #"a\u{2028}b\u{85}c"#), ("a\u{202E}b", #"a\u{202E}b"#),
      ("Größe 題 👩‍👧 a\u{AD}b", "Größe 題 👩‍👧 a\u{AD}b"),
    ]
  )
  func oneLine(sentence: String, line: String) {
    #expect(OneLine.text(sentence) == line)
  }

  @Test(
    "No line is a command to GitHub Actions, which looks behind blanks for two colons, and anywhere for ##[",
    arguments: [
      ("::error::x", #"\u{3A}:error::x"#), ("  ::add-mask::x", #"  \u{3A}:add-mask::x"#), ("a ::b", "a ::b"),
      (":a", ":a"), ("a ##[error]b", #"a ##\u{5B}error]b"#), ("###[x", #"###\u{5B}x"#), ("#[x]", "#[x]"),
    ]
  )
  func commands(text: String, line: String) {
    #expect(OneLine.text(text) == line)
  }

  @Test("Lines keep their own ends and tabs, and each of them is safe")
  func lines() {
    #expect(OneLine.lines("a\tb\n::c\r\n\u{1B}\n") == "a\tb\n\\u{3A}:c\\r\n\\u{1B}\n")
  }

  @Test("A part of a line knows what stands before it")
  func parts() {
    #expect(OneLine.part("[a", after: "x##") == #"\u{5B}a"#)
    #expect(OneLine.part("::a") == "::a")
  }

  /// Each of them alone in a key, a text and the name of a folder; a name holds no line feed that a table could.
  private static let hostile = "\u{1B}[31m\u{7}\u{8}\r\u{7F}\u{9B}\u{202E}\u{2066}\n::error::x"

  @Test(
    "No command writes what steers a terminal or a build",
    arguments: [
      ["check"], ["check", "--format", "xcode"], ["check", "--format", "github"], ["fix"], ["fix", "--dry-run"],
      ["format"],
      ["format", "--check"], ["generate", "--check"], ["generate"], ["baseline"], ["preview"], ["inventory"], ["init"],
      ["entries", "Sources/Shop/ja.lproj/Errors.strings"], ["say", "a" + hostile], ["say", "b"], ["explain", hostile],
      ["--rule", hostile], ["--config", hostile], [hostile], ["/" + hostile], ["--locale", hostile], ["--" + hostile],
      ["--language", hostile], ["check", "--format", hostile], ["--version", hostile],
    ]
  )
  func commandsAreSafe(arguments: [String]) throws {
    let text = Self.hostile
    let shop = try ShopFolder([
      ShopFolder.japanese:
        "\"a\(text)\" = \"x\";\n\"a\(text)\" = \"x\";\n\"b\" = \"\(text)\"\n\"c\" = \"{\(text)}\";\n",
      ShopFolder.english: "\"a\(text)\" = \"x\";\n\"b\" = \"\(text)\";\n",
      "Sources/Shop/::error::\(text)/\(text).strings": "\"b\" = \"\(text)\"\n",
      "Sources/Shop/\(text).swift": "enum A: Error { case ` \u{202E}`(",
    ])
    for language in ["en", "ja"] where !arguments.contains("--language") {
      let transcript = Transcript()
      let console = transcript.console(in: shop.path, environment: ["LANG": "\(language)_JP.UTF-8"], isTerminal: false)
      _ = LintTool.run(arguments, console: console)
      // A diff is for programs, and a workflow command is meant as one.
      let output = arguments.contains("--dry-run") ? "" : transcript.output
      let commands = arguments.contains("github") ? ["::error ", "::warning ", "::notice "] : []
      for line in (output + transcript.errors).split(separator: "\n") {
        // The name of a file is a property of such a command, written by the runner's own rules and shown by nobody.
        let title = commands.isEmpty ? nil : line.firstRange(of: ",title=")?.lowerBound
        let shown = line[(title ?? line.startIndex)...]
        let scalars = shown.unicodeScalars.filter { OneLine.isUnsafe($0) && $0 != "\t" }
        #expect(scalars.isEmpty, "\(line.debugDescription)")
        let start = line.drop(while: \.isWhitespace)
        #expect(!start.hasPrefix("::") || commands.contains(where: start.hasPrefix), "\(line.debugDescription)")
      }
      #expect(!transcript.output.isEmpty || !transcript.errors.isEmpty)
    }
  }

  @Test("A terminal shows a diff with escapes, a pipe gets it as it can be applied")
  func diffs() throws {
    let table = "\"a\" = \"\u{1B}[31m\";\n\"a\" = \"\u{1B}[31m\";\n"
    let shop = try ShopFolder([ShopFolder.english: table, ShopFolder.japanese: "\"a\" = \"x\";\n"])
    func diff(isTerminal: Bool) -> String {
      let transcript = Transcript()
      let console = transcript.console(in: shop.path, environment: ["NO_COLOR": "1"], isTerminal: isTerminal)
      _ = LintTool.run(["fix", "--dry-run"], console: console)
      return transcript.output
    }
    #expect(diff(isTerminal: false).contains("-\"a\" = \"\u{1B}[31m\";\n"))
    #expect(diff(isTerminal: true).contains(#"-"a" = "\u{1B}[31m";"#))
    #expect(!diff(isTerminal: true).contains("\u{1B}"))
  }
}
