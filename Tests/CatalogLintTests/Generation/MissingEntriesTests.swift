import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite("Entries that generate adds")
struct MissingEntriesTests {
  private static let source = """
    enum CheckoutError: Error {
      case emptyCart
      /// Shown when the order is too large.
      case limitReached(limit: Int)
      case declined(any Error)
    }
    """
  private static let english = """
    /* Shown at checkout. */
    "CheckoutError.emptyCart.title" = "Empty cart";
    "CheckoutError.emptyCart.description" = "Add an item.";

    /* The bank. */
    "CheckoutError.declined.title" = "Declined";
    "CheckoutError.declined.description" = "Try another card.";

    """
  private static let japanese = """
    "CheckoutError.emptyCart.title" = "空のカート";
    "CheckoutError.emptyCart.description" = "商品を入れてください。";

    """
  private static func package(_ more: [String: String] = [:]) throws -> ShopPackage {
    let files = [
      "Sources/Shop/CheckoutError.swift": source,
      "Sources/Shop/en.lproj/Errors.strings": english,
      "Sources/Shop/ja.lproj/Errors.strings": japanese,
    ]
    return try ShopPackage(files.merging(more) { $1 })
  }

  @Test("Each table gets what it lacks, in declaration order, with the note and the text of the development language")
  func bothLocales() throws {
    let package = try Self.package()
    let run = package.generate()
    #expect(run.status == .success)
    #expect(
      try package.text("Sources/Shop/en.lproj/Errors.strings") == """
        /* Shown at checkout. */
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item.";

        /* Shown when the order is too large. {limit}: Int. */
        "CheckoutError.limitReached.title" = "Limit reached"; /* catalog: untranslated */
        "CheckoutError.limitReached.description" = "Limit reached: {limit}."; /* catalog: untranslated */

        /* The bank. */
        "CheckoutError.declined.title" = "Declined";
        "CheckoutError.declined.description" = "Try another card.";

        """
    )
    #expect(
      try package.text("Sources/Shop/ja.lproj/Errors.strings") == """
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてください。";

        /* Shown when the order is too large. {limit}: Int. */
        "CheckoutError.limitReached.title" = "Limit reached"; /* catalog: untranslated */
        "CheckoutError.limitReached.description" = "Limit reached: {limit}."; /* catalog: untranslated */

        /* The bank. */
        "CheckoutError.declined.title" = "Declined"; /* catalog: untranslated */
        "CheckoutError.declined.description" = "Try another card."; /* catalog: untranslated */

        """
    )
  }

  @Test("A second run changes nothing, and a run touches only what it changes")
  func idempotence() throws {
    let package = try Self.package()
    package.generate()
    let state = try package.state()
    let second = package.generate()
    #expect(second.status == .success)
    #expect(second.lines == [])
    #expect(try package.state() == state)

    let table = "Sources/Shop/ja.lproj/Errors.strings"
    try package.write(try package.text(table).replacing("Empty cart", with: "x"), to: table)
    let before = try package.state()
    try package.write(
      Self.source.replacing("case emptyCart\n", with: "case emptyCart, cardExpired\n"),
      to: "Sources/Shop/CheckoutError.swift"
    )
    package.generate()
    let after = try package.state()
    let changed = Set(after.keys.filter { after[$0] != before[$0] })
    #expect(
      changed == [
        "Sources/Shop/CheckoutError.swift", "Sources/Shop/Generated/CheckoutError+Catalog.swift",
        "Sources/Shop/Generated/EmbeddedWords.swift", "Sources/Shop/en.lproj/Errors.strings", table,
      ]
    )
  }

  @Test("--check names each stale file and why, writes nothing, and is content after a run")
  func check() throws {
    let package = try Self.package()
    let state = try package.state()
    let run = package.generate("--check")
    #expect(run.status == .findings)
    #expect(
      run.lines == [
        "Sources/Shop/Generated/CheckoutError+Catalog.swift: is missing: CheckoutError does not conform yet.",
        "Sources/Shop/Generated/EmbeddedWords.swift: is missing: a copy of en/Errors and ja/Errors.",
        "Sources/Shop/en.lproj/Errors.strings: lacks entries for CheckoutError.limitReached.",
        "Sources/Shop/ja.lproj/Errors.strings: "
          + "lacks entries for CheckoutError.limitReached and CheckoutError.declined.",
      ]
    )
    #expect(try package.state() == state)
    let japanese = package.generate("--check", "--language", "ja")
    #expect(japanese.lines.count == 4)
    #expect(japanese.lines[2].hasSuffix("：CheckoutError.limitReached。"))
    package.generate()
    let clean = package.generate("--check")
    #expect(clean.status == .success)
    #expect(clean.lines == [])
  }

  @Test("A title of the whole type serves; cases that are unavailable, or said to need no words, get none")
  func typeDefaults() throws {
    let package = try ShopPackage([
      "Sources/Shop/E.swift": """
      enum E: Error {
        case one
        @available(*, unavailable) case gone
        // catalog-lint:ignore missing-message — nobody meets it
        case hidden
      }
      """,
      "Sources/Shop/en.lproj/Errors.strings": "\"E.title\" = \"E\";\n",
    ])
    package.generate()
    #expect(
      try package.text("Sources/Shop/en.lproj/Errors.strings")
        == "\"E.title\" = \"E\";\n\n\"E.one.description\" = \"One.\"; /* catalog: untranslated */\n"
    )
  }

  @Test("A table of the printf style gets conversions, and one in UTF-16 with CR LF stays such a one")
  func printf() throws {
    let package = try Self.package()
    let table = "Sources/Shop/en.lproj/Errors.strings"
    let before = "\u{FEFF}\"CheckoutError.emptyCart.title\" = \"%@\";\r\n".data(using: .utf16LittleEndian)
    try package.folder.write(try #require(before), to: table)
    package.generate()
    let data = try Data(contentsOf: package.folder.url.appending(path: table))
    #expect(data.starts(with: try #require(before)))
    let text = try #require(String(data: data, encoding: .utf16LittleEndian))
    #expect(
      text.contains(
        "\"CheckoutError.limitReached.description\" = \"Limit reached: %lld.\"; /* catalog: untranslated */\r\n"
      )
    )
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
  }

  @Test("A table that is missing in a language is made, as is one for a type that nobody words")
  func newTables() throws {
    let package = try Self.package(["Sources/Shop/fr.lproj/Screens.strings": "\"ok\" = \"OK\";\n"])
    package.generate()
    #expect(
      try package.text("Sources/Shop/fr.lproj/Errors.strings").hasPrefix("/* Shown at checkout. */\n\"CheckoutError")
    )

    let bare = try ShopPackage(["Sources/Shop/E.swift": "enum E: Error { case one }"])
    let first = bare.generate()
    #expect(first.lines == [])
    #expect(first.errors.contains("generate --type E."))
    let run = bare.generate("--type", "E", "--locale", "ja")
    #expect(run.status == .success)
    let table = """
      "E.one.title" = "One"; /* catalog: untranslated */
      "E.one.description" = "One."; /* catalog: untranslated */

      """
    #expect(try bare.text("Sources/Shop/en.lproj/Errors.strings") == table)
    #expect(try bare.text("Sources/Shop/ja.lproj/Errors.strings") == table)
    #expect(bare.generate("--check").status == .success)
  }

  @Test("A type without entries goes to the table that words its module's other types")
  func tableOfSiblings() throws {
    let package = try Self.package([
      "Sources/Shop/Other.swift": "import ErrorCatalog\nenum Other: Error { case one }",
      "Sources/Shop/en.lproj/A.strings": "\"A.ok\" = \"OK\";\n",
    ])
    package.generate("--type", "Other")
    #expect(try package.text("Sources/Shop/en.lproj/Errors.strings").contains("\"Other.one.title\""))
    #expect(try package.text("Sources/Shop/en.lproj/A.strings") == "\"A.ok\" = \"OK\";\n")
  }

  @Test("A table that a change could harm is left alone, and named")
  func leftAlone() throws {
    let table = "Sources/Shop/ja.lproj/Errors.strings"
    let broken = Self.japanese + "\"a\" = \"b\n"
    let property =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CheckoutError.emptyCart.title</key><string>a</string></dict></plist>"
    for text in [broken, property] {
      let package = try Self.package([table: text])
      let run = package.generate()
      #expect(run.status == .findings)
      #expect(run.errors.contains(table))
      #expect(try package.text(table) == text)
      #expect(try package.text("Sources/Shop/en.lproj/Errors.strings").contains("limitReached"))
    }
  }

  @Test("Where a source cannot be read whole, nothing is written")
  func brokenSource() throws {
    let package = try Self.package(["Sources/Shop/Broken.swift": "enum BrokenError: Error { case one, ("])
    let state = try package.state()
    let run = package.generate()
    #expect(run.status == .failure)
    #expect(run.errors.contains("Sources/Shop/Broken.swift:1:"))
    #expect(try package.state() == state)
  }
}
