import Foundation
import StringsFiles
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct IgnoreSlipTests {
  @Test(
    "What is nearly the right word is told, with what is meant",
    arguments: [
      ("a blank behind the colon", "catalog-lint: ignore missing-message — x", "catalog-lint: ignore", true),
      ("blanks around the colon", "catalog-lint : ignore missing-message", "catalog-lint : ignore", true),
      ("capitals", "Catalog-Lint:Ignore missing-message — x", "Catalog-Lint:Ignore", true),
      ("capitals of the word alone", "catalog-lint:IGNORE missing-message", "catalog-lint:IGNORE", true),
      ("no colon", "catalog-lint ignore missing-message — x", "catalog-lint ignore", true),
      ("no colon and no reason", "catalog-lint ignore missing-message, unknown-argument", "catalog-lint ignore", true),
      ("a hyphen for the colon", "catalog-lint-ignore missing-message — x", "catalog-lint-ignore", true),
      ("an equals sign for the colon", "catalog-lint=ignore missing-message — x", "catalog-lint=ignore", true),
      ("a wide colon", "catalog-lint：ignore missing-message — x", "catalog-lint：ignore", true),
      ("no dash", "cataloglint:ignore missing-message — x", "cataloglint:ignore", true),
      ("a dash of another kind", "catalog–lint:ignore missing-message — x", "catalog–lint:ignore", true),
      ("two words", "catalog lint: ignore missing-message — x", "catalog lint: ignore", true),
      ("another spelling", "catalogue-lint:ignore missing-message — x", "catalogue-lint:ignore", true),
      ("a misspelled name", "catlog-lint:ignore missing-message — x", "catlog-lint:ignore", true),
      ("letters swapped", "catalog-lint:ingore missing-message — x", "catalog-lint:ingore", true),
      ("a letter too few", "catalog-lint:ignor missing-message — x", "catalog-lint:ignor", true),
      ("another form of the word", "catalog-lint:ignores missing-message — x", "catalog-lint:ignores", true),
      ("what SwiftLint says", "catalog-lint:disable missing-message — x", "catalog-lint:disable", true),
      ("what SwiftLint says of a line", "catalog-lint:disable:next missing-message", "catalog-lint:disable:next", true),
      ("what ESLint says", "catalog-lint-disable-next-line missing-message", "catalog-lint-disable-next-line", true),
      ("a colon before the rule", "catalog-lint: ignore: missing-message — x", "catalog-lint: ignore", true),
      ("a misspelled rule", "catalog-lint: ignore missing-mesage — x", "catalog-lint: ignore", true),
      ("no rule", "catalog-lint:disable", "catalog-lint:disable", false),
      ("no rule and a blank", "catalog-lint: ignore", "catalog-lint: ignore", false),
      ("a reason alone", "catalog-lint: ignore — never shown", "catalog-lint: ignore", false),
      ("no such rule", "catalog-lint:ingore no-such-rule — x", "catalog-lint:ingore", false),
      ("all rules", "catalog-lint:disable all", "catalog-lint:disable", false),
      ("a word that goes on", "catalog-lint:ignore-next missing-message", "catalog-lint:ignore-next", true),
      ("nothing but a hyphen", "catalog-lint:ignore-missing-message — x", "catalog-lint:ignore-", true),
      ("a rule in brackets", "catalog-lint: ignore [missing-message] — x", "catalog-lint: ignore", true),
      ("a rule in quotation marks", "catalog-lint ignore `missing-message`: x", "catalog-lint ignore", true),
      ("a wide colon behind the rule", "catalog-lint: ignore missing-message：理由", "catalog-lint: ignore", true),
    ]
  )
  func slips(id: String, line: String, written: String, isMended: Bool) throws {
    let slip = try #require(IgnoreSlip(line[...]))
    #expect(slip.written == written)
    #expect(slip.meant == "catalog-lint:ignore")
    #expect((slip.startOfRules != nil) == isMended)
    let start = try #require(line.firstRange(of: isMended ? /[\[`]?missing-/ : /.*/)).lowerBound
    if isMended { #expect(slip.startOfRules == line.utf8.distance(from: line.startIndex, to: start)) }
  }

  @Test(
    "One for the whole file is meant as such",
    arguments: [
      "catalog-lint: ignore-file missing-message — x", "Catalog-Lint:Ignore-File missing-message",
      "catalog-lint:ignoreFile missing-message — x", "catalog-lint:ignore_file missing-message — x",
      "catalog-lint:ignore-files missing-message — x", "catalog-lint:disable file missing-message — x",
      "catalog-lint disable-file missing-message — x", "catalog-lint:ignore file missing-message — x",
      "catalog-lint:disable:file missing-message", "catalog-lint:disable-this-file missing-message",
    ]
  )
  func files(line: String) throws {
    #expect(try #require(IgnoreSlip(line[...])).meant == "catalog-lint:ignore-file")
  }

  @Test(
    "What speaks of a place that no comment of ours has is told, and nothing is meant by it",
    arguments: [
      "catalog-lint:ignore-previous", "catalog-lint:disable-previous", "catalog-lint:ignore-previous-line",
      "catalog-lint:disable-previous-line", "catalog-lint:disable:previous", "catalog-lint:disable:this",
      "catalog-lint:ignore-this", "catalog-lint:ignore-line", "catalog-lint:ignore-this-line",
      "catalog-lint:ignoreLine",
      "catalog-lint:ignore_line", "catalog-lint:ignore previous", "catalog-lint:ignore-begin",
      "catalog-lint:ignore-end",
      "catalog-lint:ignore-start", "catalog-lint:ignoreEnd", "catalog-lint:ignore-file-end", "catalog-lint:ignore:end",
      "catalog-lint:disable-all", "catalog-lint:enable", "catalog-lint:enable:next", "catalog-lint: enable",
      "catalog-lint: ignore-previous", "catalog-lint ignore-previous", "catalog-lint-disable-line",
      "Catalog-Lint:Enable",
      "catlog-lint:ignore-previous", "catalog-lint:ignore-above", "catalog-lint:ignore.previous",
    ]
  )
  func otherPlaces(mark: String) throws {
    let slip = try #require(IgnoreSlip("\(mark) missing-message — x"[...]))
    #expect(slip.written == mark)
    #expect(slip.meant == nil)
  }

  @Test(
    "Prose about the linter and its other marks are none",
    arguments: [
      "catalog-lint ignores this file", "catalog-lint: ignore comments in the README", "catalog-lint",
      "catalog-lint: see the README", "catalog-lint ignore", "catalog-lint ignore comments stand above an entry",
      "catalog-lint ignores missing-message here",
      "catalog-lint ignore missing-message comments are read like this one",
      "catalog-lint ignoring missing-message findings — why", "Catalog lint ignores it.", "catalog-lint:forwards",
      "catalog-lint:generated Shop", "catalog-lint explain missing-message", "catalog-lint --rule missing-message",
      "catalog-lint rules: ignore missing-message", "catalog-lint: skip to the next entry", "Catalogs lint: ignored",
      "catalog-lint: ignored, as missing-message is", "catalog-lint: allow untranslated texts here",
      "catalog-linter: ignore", "swiftlint:ignore missing-message", "swiftlint:disable missing-message",
      "lint: ignore missing-message", "ignore missing-message", "catalog-lint fix --rule unused-ignore",
      "catalog-lint off", "catalog-lint: off by default", "the catalog-lint: ignore missing-message — x",
      "catalog-linting: ignore missing-message", "catalog-lint: disabled rules are not asked",
      "catalog-lint: enable missing-message when the server is done", "catalog-lint: ignore-lists name missing-message",
      "catalog-lint: skip next to the entry", "catalog-lint:enabling missing-message",
    ]
  )
  func prose(line: String) {
    #expect(IgnoreSlip(line[...]) == nil)
  }

  private static let swift = ShopFolder.swift
  private static let english = ShopFolder.english

  /// A case without words, and an entry of no case, which a comment is meant to leave alone.
  private static func shop(_ comments: [String: String]) throws -> ShopFolder {
    try ShopFolder([
      swift: """
      enum CheckoutError: Error {
        case emptyCart
        case declined
        case simulated\(comments[swift] ?? "")
      }

      """,
      english: """
      "CheckoutError.emptyCart.title" = "Empty cart";
      "CheckoutError.emptyCart.description" = "Add an item, then check out.";
      "CheckoutError.declined.title" = "Payment declined";
      "CheckoutError.declined.description" = "Try another card.";
      \(comments[english] ?? "")
      "CheckoutError.gone.title" = "Gone";

      """,
    ])
  }

  @Test(
    "The fix writes the right word, and then the comment is heeded",
    arguments: [
      ("in Swift", swift, " // catalog-lint: ignore missing-message — 見せない", "4:21", "missing-message"),
      ("behind text of two bytes", swift, " /* Catalog-Lint:disable: missing-message é */", "4:21", "missing-message"),
      ("in a table", english, "/* 消えた\n * catalog-lint:ingore orphaned-message — x */", "6:4", "orphaned-message"),
      (
        "behind a table's entry", english, "\"a\" = \"é\"; // catalog-lint  ignore key-naming — x", "5:16",
        "key-naming"
      ),
    ],
    [("", "\n"), ("\u{FEFF}", "\n"), ("", "\r\n")]
  )
  func fix(
    each: (id: String, file: String, comment: String, place: String, rule: String),
    writing: (mark: String, lineEnd: String)
  ) throws {
    let shop = try Self.shop([each.file: each.comment])
    try shop.edit(each.file) { writing.mark + $0.replacing("\n", with: writing.lineEnd) }
    let rules = ["--rule", "unused-ignore", "--rule", each.rule]
    let before = shop.run(rules).findings
    #expect(before.contains("\(each.file):\(each.place): warning [unused-ignore]"), "\(before)")
    let old = try shop.read(each.file)
    #expect(shop.run(["fix", "--rule", "unused-ignore"]).status == .success)
    let new = try shop.read(each.file)
    #expect(new.split(separator: "\n").count == old.split(separator: "\n").count)
    #expect(new.contains(" catalog-lint:ignore \(each.rule) "), "\(new)")
    #expect(shop.run(["--rule", "unused-ignore"]).findings.isEmpty)
    #expect(shop.run(["--rule", each.rule]).findings.allSatisfy { !$0.hasPrefix(each.file) })
  }

  @Test(
    "No fix is offered where the right word would be about something else, and nothing else is hidden",
    arguments: [
      ("the case before", "\n  // catalog-lint:ignore-previous missing-message — x\n  case next"),
      (
        "the case before, by another word", "\n  // catalog-lint:disable-previous-line missing-message — x\n  case next"
      ),
      ("the next line, behind a case", " // catalog-lint:disable:next missing-message — x\n  case next"),
      ("the next line, before a case", "\n  /* catalog-lint:ignore-next-line missing-message — x */ case next"),
      (
        "the next line, in a comment of lines",
        " /* Here:\n  catalog-lint:ignore-next missing-message — x */\n  case next"
      ),
      (
        "from here to there",
        "\n  // catalog-lint:disable missing-message — x\n  case next\n  // catalog-lint:enable missing-message"
      ),
    ]
  )
  func noFix(id: String, comment: String) throws {
    let shop = try Self.shop([Self.swift: comment])
    let result = shop.run(["--rule", "unused-ignore"])
    #expect(!result.findings.isEmpty && result.output.contains("does nothing. There is catalog-lint:ignore"))
    let old = try shop.read(Self.swift)
    _ = shop.run(["fix", "--rule", "unused-ignore"])
    #expect(try shop.read(Self.swift) == old)
    let missing = shop.run(["--rule", "missing-message"]).output
    for name in ["simulated", "next"] { #expect(missing.contains("“CheckoutError.\(name)” lacks"), "\(missing)") }
  }

  @Test(
    "The next line is what follows a comment that stands alone",
    arguments: ["// catalog-lint:disable:next missing-message", "/* catalog-lint:ignore-next-line missing-message */"]
  )
  func next(comment: String) throws {
    let shop = try Self.shop([Self.swift: "\n  \(comment)\n  case next"])
    _ = shop.run(["fix", "--rule", "unused-ignore"])
    #expect(try shop.read(Self.swift).contains("catalog-lint:ignore missing-message"))
    let missing = shop.run(["--rule", "missing-message"]).output
    #expect(missing.contains("“CheckoutError.simulated” lacks") && !missing.contains("“CheckoutError.next” lacks"))
  }

  @Test(
    "In a .stringsdict the fix writes the right word as well",
    arguments: [TextEncoding.Form.utf8, .utf16LittleEndian]
  )
  func propertyList(form: TextEncoding.Form) throws {
    let path = "Sources/Shop/en.lproj/A.stringsdict"
    func text(_ mark: String) -> String {
      """
      <plist version="1.0"><dict>
        <!-- é \(mark) orphaned-message -->
        <!-- \(mark) orphaned-message — x -->
        <key>CheckoutError.gone.title</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>other</key><string>%d gone</string>
          </dict>
        </dict>
      </dict></plist>

      """
    }
    func bytes(_ text: String) -> Data {
      Data(
        form == .utf8 ? Array(text.utf8) : [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      )
    }
    let shop = try ShopFolder()
    let wrong = "catalog-lint:disable"
    try shop.folder.write(bytes(text(wrong)), to: path)
    #expect(shop.run(["fix", "--rule", "unused-ignore"]).status == .success)
    let mended = text(wrong).replacing("<!-- \(wrong)", with: "<!-- catalog-lint:ignore")
    #expect(try Data(contentsOf: shop.folder.url.appending(path: path)) == bytes(mended))
    #expect(shop.run(["--rule", "unused-ignore", "--rule", "orphaned-message"]).findings.isEmpty)
  }

  @Test(
    "It is told wherever comments are read, and in no text",
    arguments: [
      ("Package.swift", "// catalog-lint: ignore default-localization — x", true),
      ("Sources/Shop/B.swift", "// catalog-lint:disable missing-message\nlet a = 1", true),
      ("Sources/Shop/B.swift", "let a = \"catalog-lint:disable missing-message\"", false),
      ("Sources/Shop/B.swift", "// // catalog-lint:disable missing-message\nlet a = 1", false),
      ("Sources/Shop/B.swift", "// Write catalog-lint: ignore missing-message — x above the case.\nlet a = 1", false),
      ("Tests/ShopTests/B.swift", "// catalog-lint:disable missing-message\nlet a = 1", false),
      (english, "\"a\" = \"/* catalog-lint: ignore missing-message */\";", false),
      (english, "\"catalog-lint: ignore\" = \"1\"; // catalog-lint: ignore key-naming — x", true),
      (
        "Sources/Shop/en.lproj/A.stringsdict",
        "<plist version=\"1.0\"><dict><!-- catalog-lint: ignore key-naming — x --></dict></plist>", true
      ),
      (
        "Sources/Shop/A.xcstrings",
        #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a": {"comment": "One.\nCatalog-Lint:Ignore key-naming — x"}}}
        """#,
        true
      ),
      (
        "Sources/Shop/A.xcstrings",
        #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "catalog-lint: ignore key-naming": {"comment": "See catalog-lint: ignore key-naming — x"}}}
        """#,
        false
      ),
    ]
  )
  func places(file: String, text: String, isTold: Bool) throws {
    let shop = try ShopFolder()
    let isNew = (try? shop.edit(file) { $0 + text + "\n" }) == nil
    if isNew { try shop.folder.write(text + "\n", to: file) }
    let told = shop.run(["--rule", "unused-ignore"]).findings.filter { $0.hasPrefix(file + ":") }
    #expect(told.count == (isTold ? 1 : 0), "\(told)")
  }

  @Test("It is told for a part of the locales too, and where a source could not be read")
  func partialRun() throws {
    let shop = try Self.shop([Self.swift: " // catalog-lint: ignore missing-message — x"])
    try shop.folder.write("enum B: Error { case", to: "Sources/Shop/B.swift")
    let told = shop.run(["--rule", "unused-ignore"])
    #expect(told.findings == ["\(Self.swift):4:21: warning [unused-ignore]"], "\(told)")
  }
}
