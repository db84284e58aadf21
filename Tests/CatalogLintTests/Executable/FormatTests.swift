import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct FormatTests {
  private static let japanese = """
    /* 見出し */

    /* カートについて */
    "CheckoutError.emptyCart.title" = "空のカート";
    "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";

    "CheckoutError.declined.title" = "お支払いの失敗";
    "CheckoutError.declined.description" = "別のカードでお試しください。"; // 銀行

    "b" = "B";

    "c" = "C";

    "a" = "A";

    "z" = "Z";

    """

  /// The same entries out of order, with and without blank lines, in other words of the notation.
  private static let disordered = """
    /* 見出し */

    "z"="Z"; "a" = "A";
    "CheckoutError.declined.description" = "別のカードでお試しください。"; // 銀行
    /* カートについて */
    "CheckoutError.emptyCart.title"    =   "空のカート";


    "c" = "C"; b = B;
    "CheckoutError.declined.title" = "お支払いの失敗";

        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
    """

  private func shop(_ text: String = disordered) throws -> ShopFolder {
    let shop = try ShopFolder()
    // The development language has the words of no error in an order of its own, and not all of them.
    try shop.edit(ShopFolder.english) {
      $0.replacing("\"CheckoutError.declined.title", with: "\n\"CheckoutError.declined.title")
        + "\n\"b\" = \"B\";\n\n\"c\" = \"C\";\n\n\"a\" = \"A\";\n"
    }
    try shop.folder.write(text, to: ShopFolder.japanese)
    return shop
  }

  @Test(
    "A comment inside an entry that begins like a mark says the same in the new layout",
    arguments: [
      ("/* catalog: untranslated, ask Ann */", "/* catalog: untranslated, ask Ann */\n\"a\" = \"A\";\n"),
      ("/* catalog: style=printf */", "\"a\" = \"A\"; /* catalog: style=printf */\n"),
      ("// catalog: ask Ann\n", "\"a\" = \"A\"; /* catalog: ask Ann */\n"),
      ("/* First. */ /* Catalog: ask Ann */", "\"a\" = \"A\"; /* First. */ /* Catalog: ask Ann */\n"),
    ],
    ["", " // Behind."]
  )
  func marks(each: (comment: String, formatted: String), behind: String) throws {
    let shop = try ShopFolder()
    let path = "Sources/Shop/en.lproj/Screens.strings"
    try shop.folder.write("\"a\"   =   \"A\" \(each.comment);\(behind)\n", to: path)
    let rules = ["--rule", "untranslated", "--rule", "style-mismatch"]
    let before = shop.run(rules).findings.map { $0.drop { $0 != " " } }
    let result = shop.run(["format"])
    #expect(result.status == .success, "\(result)")
    #expect(try shop.read(path) == each.formatted.dropLast() + behind + "\n")
    #expect(shop.run(["format", "--check"]).status == .success)
    #expect(shop.run(rules).findings.map { $0.drop { $0 != " " } } == before)
  }

  @Test(
    "A comment that ends with its line keeps the sign that ends another, beside a mark and as one",
    arguments: [
      (
        "// See src/*/x and */y.\n/* catalog: style=printf */",
        "// See src/*/x and */y.\n\"a\" = \"A\"; /* catalog: style=printf */\n"
      ),
      ("// catalog: ask */ Ann\n", "\"a\" = \"A\"; // catalog: ask */ Ann\n"),
    ]
  )
  func ends(comment: String, formatted: String) throws {
    let shop = try ShopFolder()
    let path = "Sources/Shop/en.lproj/Screens.strings"
    try shop.folder.write("\"a\"   =   \"A\" \(comment);\n", to: path)
    let result = shop.run(["format"])
    #expect(result.status == .success, "\(result)")
    #expect(try shop.read(path) == formatted)
    #expect(shop.run(["format", "--check"]).status == .success)
  }

  @Test("Errors stand as they are declared, other words as in the development language, what is left by key")
  func order() throws {
    let shop = try shop()
    let english = try shop.read(ShopFolder.english)
    let result = shop.run(["format"])
    #expect(result.status == .success)
    #expect(result.output == "\(ShopFolder.japanese): is laid out anew.\n")
    #expect(result.errors == "catalog-lint: 1 table was laid out anew.\n")
    #expect(try shop.read(ShopFolder.japanese) == Self.japanese)
    #expect(try shop.read(ShopFolder.english) == english)
    let second = shop.run(["format"])
    #expect(second.output.isEmpty)
    #expect(second.errors == "catalog-lint: 2 tables are in the canonical layout.\n")
  }

  @Test("--check names what would change, writes nothing and ends with 1")
  func check() throws {
    let shop = try shop()
    let result = shop.run(["format", "--check"])
    #expect(result.status == .findings)
    #expect(result.output == "\(ShopFolder.japanese): is not in the canonical layout.\n")
    #expect(result.errors.contains("Run catalog-lint format."))
    #expect(try shop.read(ShopFolder.japanese) == Self.disordered)
    #expect(shop.run(["format", "--check", ShopFolder.english]).status == .success)
    #expect(shop.run(["format"]).status == .success)
    #expect(shop.run(["format", "--check"]).status == .success)
  }

  @Test("Encoding, byte order mark and line ends stay")
  func encoding() throws {
    let shop = try shop()
    func encoded(_ text: String) throws -> Data {
      try #require(("\u{FEFF}" + text.replacing("\n", with: "\r\n")).data(using: .utf16BigEndian))
    }
    let url = try shop.folder.write(try encoded(Self.disordered), to: ShopFolder.japanese)
    #expect(shop.run(["format"]).status == .success)
    #expect(try Data(contentsOf: url) == encoded(Self.japanese))
  }

  @Test("A table with problems is left alone and told; the others are laid out")
  func problems() throws {
    let shop = try shop()
    let broken = "\"b\" = \"2\"\n\"a\" = \"1\";\n"
    try shop.folder.write(broken, to: "Sources/Shop/en.lproj/Broken.strings")
    let result = shop.run(["format"])
    #expect(result.status == .findings)
    #expect(
      result.errors.contains("Sources/Shop/en.lproj/Broken.strings: cannot be read as a whole and is left alone.")
    )
    #expect(result.errors.contains("catalog-lint: 1 table was left alone."))
    #expect(try shop.read("Sources/Shop/en.lproj/Broken.strings") == broken)
    #expect(try shop.read(ShopFolder.japanese) == Self.japanese)
  }

  @Test("A style that is marked at the top stays there, and is read as before")
  func style() throws {
    let shop = try ShopFolder()
    let marked = "/* catalog: style=printf */\n" + (try shop.read(ShopFolder.english))
    try shop.folder.write(marked, to: ShopFolder.english)
    #expect(shop.run(["format"]).status == .success)
    #expect(try shop.read(ShopFolder.english).hasPrefix("/* catalog: style=printf */\n\n\"CheckoutError.emptyCart"))
    #expect(shop.run(["format", "--check"]).status == .success)
  }

  @Test("Nothing is put in the order of declarations that were not read")
  func unread() throws {
    let shop = try ShopFolder()
    let english = try shop.read(ShopFolder.english)
    try shop.edit(ShopFolder.swift) {
      $0.replacing("emptyCart\n  case declined", with: "declined\n  case emptyCart ][")
    }
    #expect(shop.run(["format"]).output.isEmpty)
    #expect(try shop.read(ShopFolder.english) == english)
    try shop.edit(ShopFolder.swift) { $0.replacing(" ][", with: "") }
    #expect(shop.run(["format"]).errors.contains("2 tables were laid out anew."))
  }

  @Test("Property lists and files of other packages are left as they are")
  func others() throws {
    let shop = try ShopFolder()
    _ = shop.run(["format"])
    let list = "<?xml version=\"1.0\"?><plist><dict><key>b</key><string>1</string></dict></plist>"
    try shop.folder.write(list, to: "Sources/Shop/en.lproj/List.strings")
    #expect(shop.run(["format", "--check"]).status == .success)
    let outside = try TemporaryFolder()
    let target = try outside.write("\"b\"=\"1\";", to: "T.strings")
    let link = shop.folder.url.appending(path: "Sources/Shop/en.lproj/Linked.strings")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let result = shop.run(["format"])
    #expect(result.status == .findings)
    #expect(result.errors.contains("Linked.strings: belongs to another package or tool and is left alone."))
    #expect(try String(contentsOf: target, encoding: .utf8) == "\"b\"=\"1\";")
  }

  @Test("The tables of this package are in the canonical layout")
  func own() throws {
    let transcript = Transcript()
    let status = LintTool.run(
      ["format", "--check", "--no-cache"],
      console: transcript.console(in: PackageFolder.url.path, environment: [:])
    )
    #expect(status == .success, "\(transcript.output)")
  }
}
