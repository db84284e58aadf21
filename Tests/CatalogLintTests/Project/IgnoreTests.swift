import ErrorInventory
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct IgnoreTests {
  private static let noComments = ["in prose", "in a text", "in a comment's comment", "in code that is a comment"]

  private static let three = ["missing-message", "unknown-argument", "key-naming"]

  @Test(
    "Rules and reason are read behind every sign",
    arguments: [
      ("a dash", " missing-message — never shown", ["missing-message"], "never shown"),
      ("a short dash", " missing-message – never shown", ["missing-message"], "never shown"),
      ("a hyphen", " missing-message - never shown ", ["missing-message"], "never shown"),
      ("a colon", " missing-message: never shown", ["missing-message"], "never shown"),
      ("a colon apart", " missing-message : never shown", ["missing-message"], "never shown"),
      ("no sign", " missing-message never shown", ["missing-message"], "never shown"),
      ("a dash without blanks", " missing-message—表示しない", ["missing-message"], "表示しない"),
      ("two rules", " missing-message, unknown-argument — both", ["missing-message", "unknown-argument"], "both"),
      ("no reason", " missing-message", ["missing-message"], ""),
      ("a sign and no reason", " missing-message — ", ["missing-message"], ""),
      ("nothing", "", [], ""),
      ("a reason alone", " — never shown", [], "never shown"),
      ("a wide colon", " missing-message：表示しない", ["missing-message"], "表示しない"),
      ("a Japanese comma", " missing-message、表示しない", ["missing-message"], "表示しない"),
      ("a Japanese comma alone", " missing-message、", ["missing-message"], ""),
      ("wide dashes", " missing-message―表示しない", ["missing-message"], "表示しない"),
      ("a long vowel for a dash", " missing-message ー 表示しない", ["missing-message"], "表示しない"),
      ("wide commas between rules", " missing-message，unknown-argument、key-naming：三つ", Self.three, "三つ"),
      ("brackets", " [missing-message] — never shown", ["missing-message"], "never shown"),
      ("brackets around several", " [missing-message, unknown-argument, key-naming] — x", Self.three, "x"),
      ("parentheses without a blank", "(missing-message) — never shown", ["missing-message"], "never shown"),
      ("backticks", " `missing-message`, `unknown-argument`, `key-naming`: x", Self.three, "x"),
      ("a colon before the rule", ": missing-message — never shown", ["missing-message"], "never shown"),
      ("a reason in parentheses", " missing-message (never shown)", ["missing-message"], "(never shown)"),
      ("a semicolon", " missing-message; never shown", ["missing-message"], "never shown"),
      ("a reason in quotation marks", " \"never shown\"", [], "\"never shown\""),
    ]
  )
  func text(id: String, text: String, rules: [String], reason: String) {
    let ignore = Ignore(text: text, file: "A.swift", line: 1, column: 1, reach: SourceReach(lines: 1...1))
    #expect(ignore.rules == rules)
    #expect(ignore.reason == reason)
  }

  @Test(
    "A comment in Swift looks away at its declaration and nowhere else",
    arguments: [
      ("above the case", "enum AError: Error {\n  // catalog-lint:ignore missing-message — x\n  case one\n}", true),
      (
        "above its documentation",
        "enum AError: Error {\n  /* catalog-lint:ignore missing-message: x */\n\n  /// One.\n  case one\n}", true
      ),
      (
        "in its documentation",
        "enum AError: Error {\n  /// One.\n  /// catalog-lint:ignore missing-message - x\n  case one\n}", true
      ),
      ("behind the case", "enum AError: Error {\n  case one // catalog-lint:ignore missing-message — x\n}", true),
      (
        "behind Japanese text",
        "enum AError: Error {\n  /* 題 */ case one // catalog-lint:ignore missing-message — 表示しない\n}", true
      ),
      (
        "with CR LF", "enum AError: Error {\r\n  // catalog-lint:ignore missing-message — x\r\n  case one\r\n}\r\n",
        true
      ),
      ("above the enum", "// catalog-lint:ignore missing-message — x\nenum AError: Error {\n  case one\n}", true),
      (
        "above an attribute",
        "// catalog-lint:ignore missing-message — x\n@frozen\npublic enum AError: Error {\n  case one\n}", true
      ),
      (
        "for the file",
        "// catalog-lint:ignore-file missing-message — x\nimport Glibc\n\nenum AError: Error { case one }", true
      ),
      (
        "for the file, at its end",
        "enum AError: Error { case one }\n// catalog-lint:ignore-file missing-message — x\n", true
      ),
      (
        "above another declaration",
        "// catalog-lint:ignore missing-message — x\nlet a = 1\nenum AError: Error { case one }", false
      ),
      (
        "above another case",
        "enum AError: Error {\n  case one\n  // catalog-lint:ignore missing-message — x\n  case two\n}", false
      ),
      ("another rule", "enum AError: Error {\n  // catalog-lint:ignore syntax-error — x\n  case one\n}", false),
      (
        "in a comment's comment",
        "enum AError: Error {\n  // // catalog-lint:ignore missing-message — x\n  case one\n}", false
      ),
      (
        "in code that is a comment",
        "enum AError: Error {\n  /*\n  // catalog-lint:ignore missing-message — x\n  case two\n  */\n  case one\n}",
        false
      ),
      ("in prose", "enum AError: Error {\n  // See catalog-lint:ignore missing-message — x\n  case one\n}", false),
      (
        "in a text", "let a = \"// catalog-lint:ignore-file missing-message — x\"\nenum AError: Error { case one }",
        false
      ),
    ]
  )
  func swift(id: String, source: String, isIgnored: Bool) throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": source,
      ShopFolder.english: "\"AError.title\" = \"A\"; \"AError.two.description\" = \"Two.\";\n",
    ])
    let missing = shop.run(["--rule", "missing-message"]).findings
    #expect(missing.isEmpty == isIgnored, "\(missing)")
    // What is ignored is used, and what is not is told: but prose and texts are no comments of ours.
    let unused = shop.run(["--rule", "unused-ignore", "--rule", "missing-message", "--rule", "syntax-error"]).findings
      .filter { $0.hasSuffix("[unused-ignore]") }
    let isComment = !isIgnored && !Self.noComments.contains(id)
    #expect(unused.count == (isComment ? 1 : 0), "\(unused)")
  }

  private static let comment = "/* catalog-lint:ignore missing-message — x */"

  /// Two cases that lack their words, `one` and `two`, and what of them is still told.
  @Test(
    "A comment beside cases on one line is about what follows it, or else about what it stands behind",
    arguments: [
      ("behind a case", "case zero, one \(comment), two", ["two"]),
      ("behind the last case", "case one, two \(comment)", ["one"]),
      ("behind a comma, before a case", "case one, \(comment) two", ["one"]),
      ("behind a comma, at the end of the line", "case one, \(comment)\n    two", ["two"]),
      (
        "behind a comma, as a comment of lines", "case one, // catalog-lint:ignore missing-message — x\n    two",
        ["two"]
      ),
      ("above a case of a list", "case one,\n    \(comment)\n    two", ["one"]),
      ("above the first case of a list", "case\n    \(comment)\n    one,\n    two", ["two"]),
      ("behind the keyword", "case \(comment) one, two", ["two"]),
      ("before the declaration", "\(comment) case one, two", []),
      ("above the declaration", "\(comment)\n  case one, two", []),
      ("in a payload", "case one(\(comment) code: Int), two", ["two"]),
      ("between two declarations", "case one; \(comment) case two", ["one"]),
      ("behind the first of two declarations", "case one \(comment); case two", ["two"]),
      ("behind an attribute", "@available(macOS 12, *) \(comment)\n  case one, two", []),
      ("behind the brace of the enum", "\(comment)\n  case one, two", []),
    ]
  )
  func list(id: String, cases: String, left: [String]) throws {
    // The one that stands behind the brace is about the enum's own name.
    let isBehindBrace = id == "behind the brace of the enum"
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": "enum AError: Error {\(isBehindBrace ? " " : "\n  ")\(cases)\n}",
      ShopFolder.english: "\"AError.title\" = \"A\"; \"AError.zero.description\" = \"Zero.\";\n",
    ])
    let output = shop.run(["--rule", "missing-message"]).output
    let told = ["one", "two"].filter { output.contains("“AError.\($0)” lacks") }
    #expect(told == (isBehindBrace ? ["one", "two"] : left), "\(output)")
  }

  @Test(
    "A comment beside an enum on one line is about that alone",
    arguments: [
      (
        "before the first", "\(comment) enum AError: Error { case one }; enum BError: Error { case two }",
        ["BError.two"]
      ),
      (
        "behind the first", "enum AError: Error { case one } \(comment); enum BError: Error { case two }",
        ["BError.two"]
      ),
      (
        "before the second", "enum AError: Error { case one }; \(comment) enum BError: Error { case two }",
        ["AError.one"]
      ),
      ("in the first", "enum AError: Error { \(comment) case one }; enum BError: Error { case two }", ["BError.two"]),
    ]
  )
  func enums(id: String, source: String, left: [String]) throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": source,
      ShopFolder.english: "\"AError.title\" = \"A\"; \"BError.title\" = \"B\";\n",
    ])
    let output = shop.run(["--rule", "missing-message"]).output
    #expect(["AError.one", "BError.two"].filter { output.contains("“\($0)” lacks") } == left, "\(output)")
  }

  private static let orphan = "/* catalog-lint:ignore orphaned-message — x */"

  @Test(
    "A comment beside entries on one line is about what follows it, or else about what it stands behind",
    arguments: [
      ("between two", "\"A.one.title\" = \"1\"; \(orphan) \"B.two.title\" = \"2\";", ["A.one"]),
      ("behind both", "\"A.one.title\" = \"1\"; \"B.two.title\" = \"2\"; \(orphan)", ["A.one"]),
      ("before both", "\(orphan) \"A.one.title\" = \"1\"; \"B.two.title\" = \"2\";", ["B.two"]),
      ("in the first", "\"A.one.title\" = \"1\" \(orphan); \"B.two.title\" = \"2\";", ["B.two"]),
      ("behind the first", "\"A.one.title\" = \"1\"; \(orphan)\n\"B.two.title\" = \"2\";", ["B.two"]),
    ]
  )
  func entries(id: String, table: String, left: [String]) throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": "enum A: Error { case zero }\nenum B: Error { case zero }",
      ShopFolder.english: table + "\n\"A.zero.title\" = \"0\"; \"B.zero.title\" = \"0\";\n",
    ])
    let told = shop.run(["--rule", "orphaned-message"]).output.split(separator: "\n").filter { $0.hasSuffix("]") }
    #expect(["A.one", "B.two"].filter { name in told.contains { $0.contains("“\(name.dropFirst(2))”") } } == left)
  }

  @Test(
    "A comment in a table looks away at its entry and nowhere else",
    arguments: [
      ("above", "/* catalog-lint:ignore orphaned-message — x */\n\"CheckoutError.gone.title\" = \"G\";", true),
      (
        "above with a blank line",
        "// catalog-lint:ignore orphaned-message — x\n\n\"CheckoutError.gone.title\" = \"G\";", true
      ),
      ("behind", "\"CheckoutError.gone.title\" = \"G\"; // catalog-lint:ignore orphaned-message — x", true),
      ("inside", "\"CheckoutError.gone.title\" /* catalog-lint:ignore orphaned-message: x */ = \"G\";", true),
      (
        "on a line of a note",
        "/* Shown nowhere.\n   catalog-lint:ignore orphaned-message — x */\n\"CheckoutError.gone.title\" = \"G\";", true
      ),
      (
        "behind Japanese text",
        "\"CheckoutError.gone.title\" = \"消えた\"; /* catalog-lint:ignore orphaned-message — 消えた */", true
      ),
      (
        "for the file", "\"CheckoutError.gone.title\" = \"G\";\n\n/* catalog-lint:ignore-file orphaned-message — x */",
        true
      ),
      (
        "at another entry",
        "/* catalog-lint:ignore orphaned-message — x */\n\"A\" = \"A\";\n\"CheckoutError.gone.title\" = \"G\";", false
      ),
      ("at no entry", "\"CheckoutError.gone.title\" = \"G\";\n\n/* catalog-lint:ignore orphaned-message — x */", false),
      (
        "in a comment's comment",
        "// // catalog-lint:ignore orphaned-message — x\n\"CheckoutError.gone.title\" = \"G\";",
        false
      ),
      (
        "in code that is a comment",
        "/*\n// catalog-lint:ignore orphaned-message — x\n\"A\" = \"A\";\n*/\n\"CheckoutError.gone.title\" = \"G\";",
        false
      ),
      ("in prose", "/* See catalog-lint:ignore orphaned-message — x */\n\"CheckoutError.gone.title\" = \"G\";", false),
      ("in a text", "\"CheckoutError.gone.title\" = \"catalog-lint:ignore orphaned-message — x\";", false),
    ],
    ["\n", "\r\n"]
  )
  func table(each: (id: String, text: String, isIgnored: Bool), lineEnd: String) throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "CheckoutError", of: ShopFolder.japanese)
    try shop.edit(ShopFolder.english) { ($0 + each.text + "\n").replacing("\n", with: lineEnd) }
    let orphans = shop.run(["--rule", "orphaned-message"]).findings
    #expect(orphans.isEmpty == each.isIgnored, "\(orphans)")
    let unused = shop.run(["--rule", "unused-ignore", "--rule", "orphaned-message"]).findings
      .filter { $0.hasSuffix("[unused-ignore]") }
    let isComment = !each.isIgnored && !Self.noComments.contains(each.id)
    #expect(unused.count == (isComment ? 1 : 0), "\(unused)")
  }

  @Test(
    "A comment in a .stringsdict looks away at the entry that follows",
    arguments: [
      ("before the key", "<!-- catalog-lint:ignore orphaned-message — x -->", "", true),
      ("for the file", "", "<!-- catalog-lint:ignore-file orphaned-message: x -->", true),
      ("after the last entry", "", "<!-- catalog-lint:ignore orphaned-message — x -->", false),
      ("behind a comment", "<!-- One. -->", "", false),
      (
        "behind the entry before", "<key>A</key><string>A</string> <!-- catalog-lint:ignore orphaned-message — x -->",
        "",
        false
      ),
    ]
  )
  func plurals(id: String, above: String, below: String, isIgnored: Bool) throws {
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Plurals.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        \(above)
        <key>CheckoutError.gone.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>other</key><string>%d gone</string>
          </dict>
        </dict>
        \(below)
      </dict></plist>
      """
    ])
    let findings = shop.run(["--rule", "orphaned-message"]).findings
    #expect(findings.isEmpty == isIgnored, "\(findings)")
  }

  @Test("A comment of a string catalog looks away at its key in all languages")
  func stringCatalog() throws {
    func shop(comment: String) throws -> ShopFolder {
      try ShopFolder(only: [
        "Package.swift": ShopFolder.manifest,
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/Errors.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "AError.one.title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "One"}}}},
          "AError.one.description": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "One."}}}},
          "AError.gone.title": {\(comment)
            "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Gone"}}}}
        }}
        """,
      ])
    }
    #expect(try shop(comment: "").run().findings == ["Sources/Shop/Errors.xcstrings:4:3: warning [orphaned-message]"])
    let comment = "\"comment\": \"catalog-lint:ignore orphaned-message — it comes back\","
    #expect(try shop(comment: comment).run().findings.isEmpty)
  }
}
