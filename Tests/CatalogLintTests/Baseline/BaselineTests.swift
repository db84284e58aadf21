import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct BaselineTests {
  /// A package with two faults: a text that Japanese lacks, and one that nobody reads.
  private func faulty() throws -> ShopFolder {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.gone.title\" = \"Gone\";\n" }
    return shop
  }

  @Test("Known findings are left out, also when their lines have moved, and new ones are not")
  func known() throws {
    let shop = try faulty()
    #expect(shop.run().status == .findings)
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["--strict"]).status == .success)
    try shop.edit(ShopFolder.swift) {
      "// A line more.\n\n" + $0.replacing("  case declined", with: "\n    case declined")
    }
    try shop.edit(ShopFolder.english) { "/* A line more. */\n\n" + $0 }
    let moved = shop.run(["--strict"])
    #expect(moved.findings.isEmpty)
    #expect(moved.status == .success)
    #expect(moved.errors.contains("2 known findings are in the baseline.\n"))
    try shop.removeLines(holding: "emptyCart.title", of: ShopFolder.japanese)
    #expect(shop.run().findings == ["Sources/Shop/CheckoutError.swift:4:8: error [missing-message]"])
  }

  @Test("A text that is mended in part makes no new finding of the rest, and one that is missing as well does")
  func part() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).status == .success)
    try shop.edit(ShopFolder.japanese) { $0 + "\"CheckoutError.declined.title\" = \"お支払いの失敗\";\n" }
    let mended = shop.run()
    #expect(mended.findings.isEmpty)
    #expect(mended.errors.contains("2 known findings are in the baseline; 1 entry was mended."))
    try shop.removeLines(holding: "declined.description", of: ShopFolder.english)
    #expect(shop.run().findings == ["Sources/Shop/CheckoutError.swift:3:8: error [missing-message]"])
  }

  @Test("What was mended is counted, and --prune drops it and adds nothing")
  func prune() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).errors.contains(".catalog-lint-baseline.json keeps 3 entries, one for each fault"))
    try shop.removeLines(holding: "gone", of: ShopFolder.english)
    try shop.removeLines(holding: "emptyCart.title", of: ShopFolder.japanese)
    #expect(shop.run().errors.contains("1 known finding is in the baseline; 1 entry was mended."))
    let pruned = shop.run(["baseline", "--prune"])
    #expect(pruned.errors.contains("1 entry was mended and dropped from .catalog-lint-baseline.json; 2 are left."))
    let text = try shop.read(Baseline.fileName)
    #expect(!text.contains("gone"))
    #expect(shop.run().findings == ["Sources/Shop/CheckoutError.swift:2:8: error [missing-message]"])
    #expect(shop.run(["baseline", "--prune"]).errors.contains("0 entries were mended"))
  }

  @Test(
    "A baseline and its pruning count the same: what the file has, in every language",
    arguments: [
      (
        "en", "keeps 3 entries, one for each fault that can be mended by itself;",
        "0 entries were mended and dropped from .catalog-lint-baseline.json; 3 are left."
      ),
      (
        "ja", ".catalog-lint-baseline.jsonに3件の項目を記録しました（別々に直せる問題ごとに1件）。",
        "直された0件の項目を.catalog-lint-baseline.jsonから取り除きました。残りは3件です。"
      ),
    ]
  )
  func units(language: String, written: String, pruned: String) throws {
    let shop = try faulty()
    let first = shop.run(["baseline", "--language", language])
    #expect(first.errors.contains(written), "\(first.errors)")
    #expect(try shop.read(Baseline.fileName).ranges(of: "\"fingerprint\"").count == 3)
    let second = shop.run(["baseline", "--prune", "--language", language])
    #expect(second.errors.contains(pruned), "\(second.errors)")
  }

  @Test("What a call does not ask for does not count as mended")
  func narrowed() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).status == .success)
    for arguments in [["--rule", "syntax-error"], ["--locale", "en"]] {
      #expect(!shop.run(arguments).errors.contains("mended"), "\(arguments)")
    }
  }

  @Test("What a configuration makes less of, or leaves out, was known before and is not mended by that")
  func configured() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).status == .success)
    let before = try shop.read(Baseline.fileName)
    for text in [
      #"{"minimumCoverage": {"ja": 10}}"#, #"{"rules": {"missing-message": "off", "orphaned-message": "off"}}"#,
      #"{"exclude": ["Sources/Shop"]}"#,
    ] {
      try shop.folder.write(text, to: ".catalog-lint.json")
      let result = shop.run()
      #expect(result.findings.isEmpty, "\(text)")
      #expect(!result.errors.contains("mended"), "\(text)")
      _ = shop.run(["baseline", "--prune"])
      #expect(try shop.read(Baseline.fileName) == before, "\(text)")
    }
    try shop.folder.write("{}", to: ".catalog-lint.json")
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test(
    "What is left out by languages, types, folders or a comment was not mended, and is not to be pruned",
    arguments: [
      ("languages", #"{"locales": ["en"]}"#, ""), ("the folder of a language", #"{"exclude": ["**/ja.lproj"]}"#, ""),
      ("types", #"{"excludeTypes": ["CheckoutError"]}"#, ""), ("other types", #"{"includeTypes": ["BankError"]}"#, ""),
      ("what is looked at", #"{"include": ["Sources/Shop/CheckoutError.swift", "Sources/Shop/en.lproj"]}"#, ""),
      ("a rule in one language", #"{"rules": {"missing-message": {"locales": {"ja": "off"}}}}"#, ""),
      ("a comment", "{}", "// catalog-lint:ignore-file missing-message — later\n"),
    ]
  )
  func leftOut(id: String, configuration: String, comment: String) throws {
    let shop = try faulty()
    try shop.folder.write("enum BankError: Error { case closed }\n", to: "Sources/Shop/BankError.swift")
    try shop.edit(ShopFolder.english) {
      $0 + "\"BankError.closed.title\" = \"Closed\"; \"BankError.closed.description\" = \"Come back later.\";\n"
    }
    try shop.edit(ShopFolder.japanese) {
      $0 + "\"BankError.closed.title\" = \"休業\"; \"BankError.closed.description\" = \"またどうぞ。\";\n"
    }
    #expect(shop.run(["baseline"]).status == .success)
    let before = try shop.read(Baseline.fileName)
    try shop.folder.write(configuration, to: ".catalog-lint.json")
    try shop.edit(ShopFolder.swift) { comment + $0 }
    let result = shop.run()
    #expect(result.findings.isEmpty, "\(result)")
    #expect(!result.errors.contains("mended"), "\(result)")
    _ = shop.run(["baseline", "--prune"])
    #expect(try shop.read(Baseline.fileName) == before)
    // What is mended behind it was mended.
    try shop.edit(ShopFolder.japanese) { $0 + "\"CheckoutError.declined.title\" = \"お支払いの失敗\";\n" }
    #expect(shop.run().errors.contains("1 entry was mended"))
  }

  @Test("A baseline of a version to come is told as that, and written anew when that is asked for")
  func newer() throws {
    let shop = try faulty()
    let text = #"{"schema": 3, "findings": []}"#
    try shop.folder.write(text, to: Baseline.fileName)
    for arguments in [[], ["baseline", "--prune"]] {
      let result = shop.run(arguments)
      #expect(result.status == .failure)
      #expect(result.errors.contains("was written by a newer version of catalog-lint"), "\(result)")
    }
    #expect(try shop.read(Baseline.fileName) == text)
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("In a binary property list an entry is known by its key, which every report names", arguments: Self.reports)
  func binary(format: String) throws {
    let shop = try ShopFolder()
    func write(_ title: String, _ description: String) throws {
      let texts = ["CheckoutError.emptyCart.title": title, "CheckoutError.emptyCart.description": description]
      let others = ["CheckoutError.declined.title": "Declined", "CheckoutError.declined.description": "Try again."]
      let data = try PropertyListSerialization.data(
        fromPropertyList: texts.merging(others) { $1 },
        format: .binary,
        options: 0
      )
      try shop.folder.write(data, to: ShopFolder.english)
    }
    try write("Empty cart ", "Add an item.")
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["--strict"]).status == .success)
    // The old fault is mended, and there is a new one of its kind.
    try write("Empty cart", "Add an item. ")
    let result = shop.run(["--strict", "--format", format])
    #expect(result.status == .findings)
    #expect(result.output.contains("CheckoutError.emptyCart.description: The text ends with white space."), "\(result)")
    #expect(!result.output.contains("CheckoutError.emptyCart.title: The text"))
  }

  private static let reports = ["human", "xcode", "github", "json", "junit", "sarif"]

  @Test("A finding whose file was moved is known there, and the next baseline names the new place")
  func moved() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).status == .success)
    let source = try shop.read(ShopFolder.swift)
    try FileManager.default.removeItem(at: shop.folder.url.appending(path: ShopFolder.swift))
    try shop.folder.write(source, to: "Sources/Shop/Errors/Checkout.swift")
    let result = shop.run(["--strict"])
    #expect(result.status == .success)
    #expect(!result.errors.contains("mended"))
    #expect(shop.run(["baseline", "--prune"]).errors.contains("0 entries were mended"))
    #expect(try shop.read(Baseline.fileName).contains("Sources/Shop/Errors/Checkout.swift"))
    #expect(try !shop.read(Baseline.fileName).contains(ShopFolder.swift))
  }

  @Test(
    "No baseline is written of a source of which only a part was read",
    arguments: [["baseline"], ["baseline", "--prune"]]
  )
  func partial(command: [String]) throws {
    let shop = try faulty()
    #expect(shop.run(["baseline"]).status == .success)
    let before = try shop.read(Baseline.fileName)
    try shop.edit(ShopFolder.swift) { $0.replacing("  case declined", with: "  case declined(") }
    let result = shop.run(command)
    #expect(result.status == .failure)
    #expect(result.errors.contains(ShopFolder.swift))
    #expect(result.errors.contains("only a part of the file could be read"))
    #expect(try shop.read(Baseline.fileName) == before)
  }

  @Test(
    "A file that is no baseline is told with its line, and written anew when that is asked for",
    arguments: [
      ("<<<<<<< HEAD\n{}\n", 1), ("", 1), ("{\"schema\": 0, \"findings\": []}", 1),
      ("{\"schema\": 2, \"findings\": [\n{\"file\": 1}]}", 2),
    ]
  )
  func broken(text: String, line: Int) throws {
    let shop = try faulty()
    try shop.folder.write(text, to: Baseline.fileName)
    for command in [[], ["baseline", "--prune"]] {
      let result = shop.run(command)
      #expect(result.status == .failure)
      #expect(result.errors.contains("\(Baseline.fileName), line \(line): this is no baseline"))
    }
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("A baseline that a configuration above leaves unread is told")
  func unused() throws {
    let shop = try ShopFolder(only: [
      ".catalog-lint.json": "{}",
      "Shop/Package.swift": ShopFolder.manifest,
      "Shop/Sources/Shop/Other.swift": "",
      "Shop/Sources/Shop/en.lproj/Other.strings": "\"Shop.ok\" = \"OK\";\n",
      "Shop/\(Baseline.fileName)": "{\"schema\": 2, \"findings\": []}",
    ])
    let result = shop.run(from: "Shop")
    #expect(result.status == .failure)
    #expect(result.errors.contains("is not read: the configuration in"))
  }

  @Test("A text of a case or a type that is gone is known by its key: another of the same is new")
  func orphans() throws {
    let shop = try ShopFolder()
    func add(_ keys: [String]) throws {
      try shop.edit(ShopFolder.english) { $0 + keys.map { "\"\($0)\" = \"Gone\";\n" }.joined() }
    }
    try add(["CheckoutError.gone.title", "CheckoutFailure.old.title"])
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["--strict"]).findings.isEmpty)
    // The same text in another language is the same fault.
    try shop.edit(ShopFolder.japanese) { $0 + "\"CheckoutError.gone.title\" = \"昔\";\n" }
    #expect(shop.run(["--strict"]).findings.isEmpty)
    try add(["CheckoutError.gone.description"])
    #expect(shop.run(["--strict"]).findings.count == 1)
    try add(["CheckoutFailure.older.title"])
    #expect(shop.run(["--strict"]).findings.count == 2)
  }

  @Test("Two of a kind in one file are two: the third is new")
  func duplicates() throws {
    let shop = try ShopFolder()
    let line = "\"CheckoutError.emptyCart.title\" = \"Empty cart\";\n"
    try shop.edit(ShopFolder.english) { $0 + line + line }
    #expect(shop.run(["baseline"]).errors.contains("keeps 2 entries"))
    #expect(shop.run(["--strict"]).status == .success)
    try shop.edit(ShopFolder.english) { $0 + line }
    #expect(shop.run().findings.count == 1)
  }

  @Test("The file is sorted, names paths from its folder, and holds no line numbers and no notes")
  func file() throws {
    let shop = try faulty()
    try shop.folder.write("enum CacheError: Error { case full }", to: "Sources/Shop/CacheError.swift")
    #expect(shop.run(["baseline"], from: "Sources/Shop").status == .success)
    let text = try shop.read(Baseline.fileName)
    let entries = try #require(try Baseline.read(in: shop.path)).entries
    #expect(entries == entries.sorted())
    #expect(
      Array(entries.prefix(2)) == [
        .init(file: ShopFolder.swift, rule: "missing-message", fingerprint: "CheckoutError.declined.description (ja)"),
        .init(file: ShopFolder.swift, rule: "missing-message", fingerprint: "CheckoutError.declined.title (ja)"),
      ]
    )
    #expect(!text.contains(shop.path))
    #expect(!text.contains("CacheError"))
    #expect(shop.run(["baseline"]).status == .success)
    #expect(try shop.read(Baseline.fileName) == text)
  }

  @Test("It stands beside the configuration, for all that this speaks for")
  func besideConfiguration() throws {
    let shop = try ShopFolder(only: [
      ".catalog-lint.json": "{}",
      "One/Package.swift": ShopFolder.manifest,
      "One/\(ShopFolder.english)": "\"A.b.title\" = \"One\"\n",
      "Two/Package.swift": ShopFolder.manifest,
      "Two/\(ShopFolder.english)": "\"A.b.title\" = \"Two\"\n",
    ])
    #expect(shop.run(["baseline"]).errors.contains("keeps 2 entries"))
    #expect(shop.run().status == .success)
    // From inside one of them, what the other has is neither new nor mended.
    let inside = shop.run(from: "One")
    #expect(inside.status == .success)
    #expect(inside.errors.contains("1 known finding is in the baseline.\n"), "\(inside.errors)")
  }

  @Test(
    "A file that is no baseline ends the run with status 2 and a way out",
    arguments: ["", "{", "[]", "{\"schema\": 3, \"findings\": []}", "{\"schema\": 1, \"findings\": [{\"file\": 1}]}"]
  )
  func broken(text: String) throws {
    let shop = try ShopFolder([Baseline.fileName: text])
    let result = shop.run()
    #expect(result.status == .failure)
    #expect(result.errors.contains("catalog-lint baseline"))
  }

  @Test("Without a baseline there is nothing to prune; where none can be written the status is 2 and nothing is left")
  func nothing() throws {
    let shop = try faulty()
    #expect(shop.run(["baseline", "--prune"]).status == .failure)
    #expect(shop.run(["baseline", "--prune"]).errors.contains("There is no baseline"))
    try shop.folder.write("", to: "\(Baseline.fileName)/occupied")
    let result = shop.run(["baseline"])
    #expect(result.status == .failure)
    let names = try FileManager.default.contentsOfDirectory(atPath: shop.path).sorted()
    #expect(names == [Baseline.fileName, "Package.swift", "Sources"])
  }

  @Test("A baseline is not made of half of the sources")
  func unreadSource() throws {
    let shop = try faulty()
    try shop.folder.write(Data([0xFF, 0xFE, 0xFD, 0x00, 0x80]), to: "Sources/Shop/Binary.swift")
    #expect(shop.run(["baseline"]).status == .failure)
    #expect(!FileManager.default.fileExists(atPath: shop.path + "/" + Baseline.fileName))
  }

  @Test("A baseline never knows that a minimum of coverage is not met, and two values that a text lacks are two")
  func neverKnown() throws {
    let shop = try ShopFolder([
      ".catalog-lint.json": #"{ "minimumCoverage": { "ja": 90 } }"#,
      "Sources/Shop/en.lproj/Screens.strings": "\"a\" = \"{one} and {two}\";\n",
      "Sources/Shop/ja.lproj/Screens.strings": "\"a\" = \"一\";\n",
    ])
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    #expect(shop.run(["baseline"]).errors.contains("keeps 2 entries"))
    #expect(shop.run().findings.filter { $0.contains("error") } == [".catalog-lint.json:1:30: error [low-coverage]"])
    try shop.edit(ShopFolder.japanese) {
      $0 + "\"CheckoutError.declined.title\" = \"失敗\";\n\"CheckoutError.declined.description\" = \"別のカードで。\";\n"
    }
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("A table that was formatted has no new findings")
  func formatted() throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.declined.recovery\"=\"Try {card} again.\";\n" }
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["format"]).status == .success)
    #expect(try shop.read(ShopFolder.english).contains("\"CheckoutError.declined.recovery\" = "))
    #expect(shop.run(["--strict"]).findings.isEmpty)
  }

  @Test("What one project writes anew leaves the entries of others alone")
  func othersStay() throws {
    let shop = try ShopFolder(only: [
      ".catalog-lint.json": "{}",
      "One/Package.swift": ShopFolder.manifest,
      "One/\(ShopFolder.english)": "\"A.b.title\" = \"One\"\n",
      "Two/Package.swift": ShopFolder.manifest,
      "Two/\(ShopFolder.english)": "\"A.b.title\" = \"Two\"\n",
    ])
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["baseline"], from: "One").status == .success)
    #expect(shop.run().status == .success)
  }

  /// Texts that Japanese lacks, beside one that it has.
  private func lacking() throws -> ShopFolder {
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Screens.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";\n\"c\" = \"Cart\";\n",
      "Sources/Shop/ja.lproj/Screens.strings": "\"c\" = \"カート \";\n",
    ])
    #expect(shop.run(["baseline"]).errors.contains("keeps 3 entries"))
    return shop
  }

  @Test(
    "What another fault hides was not mended: a table that cannot be read, has nothing in it or is gone",
    arguments: ["\"a\" = \"開く;\n\"b\" = \"閉じる;\n\"c\" = \"カート \";\n", "", nil]
  )
  func hidden(japanese: String?) throws {
    let shop = try lacking()
    let path = "Sources/Shop/ja.lproj/Screens.strings"
    let before = try shop.read(path)
    if let japanese {
      try shop.edit(path) { _ in japanese }
    } else {
      try FileManager.default.removeItem(at: shop.folder.url.appending(path: path))
    }
    let hidden = shop.run()
    #expect(hidden.status == .findings)
    #expect(!hidden.errors.contains("mended"), "\(hidden.errors)")
    #expect(shop.run(["baseline", "--prune"]).errors.contains("0 entries were mended"))
    try shop.folder.write(before, to: path)
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("What is mended beside tables that can be read is counted, also where a table was gone before")
  func mendedBesideKnownGap() throws {
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Labels.strings": "\"d\" = \"Label\";\n",
      "Sources/Shop/en.lproj/Screens.strings": "\"a\" = \"Open\";\n\"c\" = \"Cart\";\n",
      "Sources/Shop/ja.lproj/Screens.strings": "\"c\" = \"カート\";\n",
    ])
    #expect(shop.run(["baseline"]).errors.contains("keeps 2 entries"))
    try shop.edit("Sources/Shop/ja.lproj/Screens.strings") { $0 + "\"a\" = \"開く\";\n" }
    let mended = shop.run()
    #expect(mended.errors.contains("1 known finding is in the baseline; 1 entry was mended."), "\(mended.errors)")
  }
}
