import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct FixTests {
  private static let other = "Sources/Shop/en.lproj/Other.strings"

  /// Two languages with faults that have fixes: a renamed case, a mistyped placeholder in an entry that stands twice.
  private func faulty(_ files: [String: String] = [:]) throws -> ShopFolder {
    let shop = try ShopFolder(files)
    try shop.edit(ShopFolder.swift) { $0.replacing("case declined", with: "case declined(reason: String)") }
    try shop.edit(ShopFolder.english) {
      Self.withReason($0).replacing("emptyCart", with: "emptyCard")
        + "\"CheckoutError.declined.title\" = \"Payment declined\";\n"
    }
    try shop.edit(ShopFolder.japanese) { $0.replacing("別のカード", with: "{raeson}：別のカード") }
    return shop
  }

  private static func withReason(_ english: String) -> String {
    english.replacing("Try another", with: "{reason}: try another")
  }

  private static let mendedJapanese = """
    "CheckoutError.emptyCart.title" = "空のカート";
    "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
    "CheckoutError.declined.title" = "お支払いの失敗";
    "CheckoutError.declined.description" = "{reason}：別のカードでお試しください。";

    """

  private func contents(of shop: ShopFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in [ShopFolder.swift, ShopFolder.english, ShopFolder.japanese] { contents[path] = try shop.read(path) }
    return contents
  }

  @Test("Everything that has a fix is mended, told with its place, and done when run again")
  func all() throws {
    let shop = try faulty()
    let clean = Self.withReason(try ShopFolder().read(ShopFolder.english))
    let result = shop.run(["fix"])
    #expect(result.status == .success)
    #expect(
      result.output.split(separator: "\n") == [
        "\(ShopFolder.swift):2:8: Rename 2 entries to “CheckoutError.emptyCart”. [missing-message]",
        "\(ShopFolder.english):5:1: Remove this entry of “CheckoutError.declined.title”. [duplicate-key]",
        "\(ShopFolder.japanese):4:41: Write {reason} in place of {raeson}. [unknown-argument]",
      ]
    )
    #expect(result.errors == "catalog-lint: 3 findings were mended in 2 files.\n")
    #expect(try shop.read(ShopFolder.english) == clean)
    #expect(try shop.read(ShopFolder.japanese) == Self.mendedJapanese)
    let before = try contents(of: shop)
    let second = shop.run(["fix"])
    #expect(second.output.isEmpty)
    #expect(second.errors == "catalog-lint: There is nothing that can be mended mechanically.\n")
    #expect(try contents(of: shop) == before)
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("What is left for a person decides the status, and is counted")
  func left() throws {
    let shop = try faulty()
    try shop.edit(ShopFolder.japanese) { $0.replacing("お支払いの失敗", with: "") }
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.gone.title\" = \"Gone\";\n" }
    let result = shop.run(["fix"])
    #expect(result.status == .findings)
    #expect(result.errors.contains("Left for a person: 1 error, 1 warning, 0 notes."))
    try shop.edit(ShopFolder.japanese) {
      $0.replacing("declined.title\" = \"\"", with: "declined.title\" = \"お支払いの失敗\"")
    }
    #expect(shop.run(["fix"]).status == .success)
    #expect(shop.run(["fix", "--strict"]).status == .findings)
  }

  @Test("A text that is missing is added with a mark, which is left for a person")
  func missing() throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined.title", of: ShopFolder.japanese)
    let result = shop.run(["fix", "--strict"])
    #expect(result.status == .findings)
    #expect(result.output == "\(ShopFolder.swift):3:8: Add 1 entry to ja, marked as untranslated. [missing-message]\n")
    #expect(result.errors.contains("Left for a person: 0 errors, 1 warning, 0 notes."))
    let added = "\"CheckoutError.declined.title\" = \"Payment declined\"; /* catalog: untranslated */"
    #expect(try shop.read(ShopFolder.japanese).contains(added))
  }

  @Test("--dry-run writes nothing, and its diff makes of the files what the run itself makes")
  func dryRun() throws {
    let (shop, twin) = (try faulty(), try faulty())
    let before = try contents(of: shop)
    let result = shop.run(["fix", "--dry-run"])
    #expect(result.status == .success)
    #expect(try contents(of: shop) == before)
    #expect(result.errors.contains("3 findings can be mended in 2 files. Nothing was written."))
    #expect(result.errors.contains("Rename 2 entries"))
    _ = twin.run(["fix"])
    try shop.folder.write(result.output, to: "changes.diff")
    let applied = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/git")).run(
      ["apply", "changes.diff"],
      in: shop.folder.url
    )
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try contents(of: shop) == contents(of: twin))
  }

  @Test("--rule, --locale and a path leave everything else as it is")
  func narrowed() throws {
    let rule = try faulty()
    #expect(rule.run(["fix", "--rule", "duplicate-key"]).errors.contains("1 finding was mended in 1 file."))
    #expect(try rule.read(ShopFolder.english).contains("emptyCard"))
    let locale = try faulty()
    #expect(locale.run(["fix", "--locale", "ja"]).errors.contains("1 finding was mended in 1 file."))
    #expect(try locale.read(ShopFolder.japanese) == Self.mendedJapanese)
    let path = try faulty()
    #expect(path.run(["fix", ShopFolder.japanese]).errors.contains("1 finding was mended in 1 file."))
    #expect(try path.read(ShopFolder.english).contains("emptyCard"))
    #expect(path.run(["fix"]).errors.contains("2 findings were mended in 1 file."))
  }

  @Test("A comment that ignores a finding keeps its text, and what the baseline knows is mended")
  func known() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).status == .success)
    try shop.edit(ShopFolder.english) {
      $0.replacing("\"CheckoutError.declined.title\" = \"Payment declined\";\n", with: "")
        + "\"a\" = \"1\";\n/* catalog-lint:ignore duplicate-key — for a test */\n\"a\" = \"1\";\n"
        + "\"CheckoutError.declined.title\" = \"Payment declined\";\n"
    }
    #expect(shop.run(["fix"]).errors.contains("2 findings were mended in 2 files."))
    #expect(try shop.read(ShopFolder.english).contains("\"a\" = \"1\";\n/*"))
  }

  @Test(
    "The encoding, the byte order mark and the line ends of a table stay",
    arguments: [String.Encoding.utf16, .utf16BigEndian, .utf8]
  )
  func encodings(encoding: String.Encoding) throws {
    let shop = try faulty()
    func encoded(_ text: String) throws -> Data {
      try #require(
        ("\u{FEFF}" + text.replacing("\n", with: "\r\n")).data(
          using: encoding == .utf16 ? .utf16LittleEndian : encoding
        )
      )
    }
    let url = try shop.folder.write(try encoded(try shop.read(ShopFolder.japanese)), to: ShopFolder.japanese)
    #expect(shop.run(["fix"]).status == .success)
    #expect(try Data(contentsOf: url) == encoded(Self.mendedJapanese))
  }

  @Test("A file that a link leads to outside of the project is left alone, and told")
  func foreign() throws {
    let outside = try TemporaryFolder()
    let entries = "\"a\" = \"1\";\n\"a\" = \"1\";\n"
    let target = try outside.write(entries, to: "Other.strings")
    let shop = try ShopFolder()
    let link = shop.folder.url.appending(path: Self.other)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let result = shop.run(["fix"])
    #expect(result.errors.contains("Other.strings belongs to another package or tool and is not changed."))
    #expect(try String(contentsOf: target, encoding: .utf8) == entries)
    let checkout = ".build/checkouts/Shop/"
    let nested = try ShopFolder(only: [
      checkout + "Package.swift": ShopFolder.manifest,
      checkout + "Sources/Shop/A.swift": "enum AError: Error {}",
      checkout + Self.other: entries,
    ])
    #expect(nested.run(["fix", checkout]).errors.contains("belongs to another package"))
    #expect(try nested.read(checkout + Self.other) == entries)
  }

  @Test("A table that cannot be written is named, the status is 2, and its text stays")
  func unwritable() throws {
    // Beside a file with so long a name no other can be made, not even by root.
    let path = "Sources/Shop/en.lproj/\(String(repeating: "L", count: 240)).strings"
    let entries = "\"a\" = \"1\";\n\"a\" = \"1\";\n"
    let shop = try ShopFolder([path: entries])
    let result = shop.run(["fix"])
    #expect(result.status == .failure)
    #expect(result.errors.contains("\(path) could not be written"))
    #expect(try shop.read(path) == entries)
  }

  @Test("Whoever has copies of the tables inside programs is told to make them again")
  func copies() throws {
    let shop = try faulty()
    let note = "The copies of the tables inside programs are not up to date. Run catalog-lint generate."
    #expect(!shop.run(["fix", "--rule", "duplicate-key"]).errors.contains(note))
    try shop.folder.write("// catalog-lint:generated Shop\n", to: "Sources/Shop/Generated/EmbeddedWords.swift")
    #expect(shop.run(["fix"]).errors.contains(note))
  }

  @Test("Nothing is renamed while a source cannot be read, since what stands there may be meant")
  func unread() throws {
    let shop = try faulty()
    try shop.edit(ShopFolder.swift) { $0 + "enum BError: Error { case ]\n" }
    #expect(!shop.run(["fix"]).output.contains("Rename"))
    #expect(try shop.read(ShopFolder.english).contains("emptyCard"))
  }

  @Test("A path that does not exist is named, with status 2", arguments: ["fix", "format"])
  func noPath(command: String) throws {
    let result = try ShopFolder().run([command, "Sources/Shpo"])
    #expect(result.status == .failure)
    #expect(result.errors.contains("There is no file or folder"))
    #expect(result.errors.contains("Sources/Shpo"))
  }

  @Test("A reader of a diff that goes away early ends the run by its signal, and leaves every file as it was")
  func closedPipe() throws {
    let shop = try ShopFolder()
    let entries = (0..<20_000).map { "\"a\($0)\" = \"1\";\n\"a\($0)\" = \"1\";\n" }.joined()
    try shop.folder.write(entries, to: Self.other)
    let tool = BuiltCommand("catalog-lint").url.path
    let bash = BuiltCommand(at: URL(fileURLWithPath: "/bin/bash"))
    let script = "\"\(tool)\" fix --dry-run 2>/dev/null | head -n 1; echo ${PIPESTATUS[0]}"
    let result = try bash.run(["-c", script], in: shop.folder.url)
    // 128 and the number of SIGPIPE.
    #expect(result.output == "--- a/\(Self.other)\n\(128 + SIGPIPE)\n")
    #expect(try shop.read(Self.other) == entries)
  }

  @Test("What a mended comment ignores is not mended: no stub is made for it", arguments: [[], ["--dry-run"]])
  func commentsFirst(options: [String]) throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.swift) {
      $0.replacing(
        "  case declined",
        with: "  // catalog-lint:disable missing-message — only tests throw it\n  case simulated\n  case declined"
      )
    }
    let english = try shop.read(ShopFolder.english)
    let result = shop.run(["fix"] + options)
    #expect(result.errors.contains("1 finding "), "\(result.errors)")
    #expect(!(result.output + result.errors).contains("missing-message]"), "\(result.output)")
    if options.isEmpty {
      #expect(try shop.read(ShopFolder.swift).contains("// catalog-lint:ignore missing-message — only tests throw it"))
      #expect(shop.run(["--strict"]).status == .success)
    }
    #expect(try shop.read(ShopFolder.english) == english)
  }
}
