import Foundation
import TestSupport
import Testing

/// Runs the built `catalog-lint`, as a person and a build server do.
@Suite struct CheckTests {
  private let command = BuiltCommand("catalog-lint")
  private static let swift = "Sources/Shop/CheckoutError.swift"
  private static let japanese = "Sources/Shop/ja.lproj/Errors.strings"

  /// A package without a fault: three cases, two languages.
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])
      """,
      to: "Package.swift"
    )
    try folder.write(
      """
      public enum CheckoutError: Error {
        case emptyCart
        case limitReached(limit: Int)
      }
      """,
      to: Self.swift
    )
    try folder.write(
      """
      "CheckoutError.title" = "Order not placed";
      "CheckoutError.emptyCart.description" = "Add an item, then check out.";
      "CheckoutError.limitReached.description" = "Order {limit, plural, one {# item} other {# items}} at most.";

      """,
      to: "Sources/Shop/en.lproj/Errors.strings"
    )
    try folder.write(
      """
      "CheckoutError.title" = "注文の失敗";
      "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
      "CheckoutError.limitReached.description" = "一度に注文できるのは{limit}個までです。";

      """,
      to: Self.japanese
    )
    return folder
  }

  private func edit(_ path: String, in folder: TemporaryFolder, _ change: (String) -> String) throws {
    let url = folder.url.appending(path: path)
    try folder.write(change(try String(contentsOf: url, encoding: .utf8)), to: path)
  }

  @Test("A package without a fault is clean, under --strict too, and standard output stays empty")
  func clean() throws {
    let folder = try shop()
    for arguments in [[], ["check"], ["--strict"], ["check", "--strict"]] {
      let result = try command.run(arguments, in: folder.url)
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(
        result.errors == """
          catalog-lint: .: 2 tables and 1 Swift file; words are written in en first.
            en  100% (4 translated, 0 to review, 0 missing, 0 excluded)
            ja  100% (4 translated, 0 to review, 0 missing, 0 excluded)
          catalog-lint: 2 error cases with words in en and ja: nothing to report.

          """
      )
    }
    #expect(try command.run(["--quiet"], in: folder.url).errors.isEmpty)
  }

  @Test("A deleted line of a Japanese table ends with status 1 and points at the case")
  func deletedLine() throws {
    let folder = try shop()
    try edit(Self.japanese, in: folder) { text in
      text.split(separator: "\n").filter { !$0.contains("emptyCart.description") }.joined(separator: "\n")
    }
    let result = try command.run([], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("\(Self.swift):2:8: error: "))
    #expect(result.output.contains("“CheckoutError.emptyCart” lacks description in ja."))
    #expect(result.output.contains("[missing-message]"))
  }

  @Test("A new case is reported at its line, once, for both languages")
  func newCase() throws {
    let folder = try shop()
    try edit(Self.swift, in: folder) {
      $0.replacing("  case emptyCart\n", with: "  case emptyCart\n  case rateLimited(resetIn: Int)\n")
    }
    let result = try command.run(["--format", "json"], in: folder.url)
    #expect(result.status == 1)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["line"] as? Int == 3)
    #expect(findings.first?["column"] as? Int == 8)
    // The title of the whole type serves the new case.
    #expect(findings.first?["message"] as? String == "“CheckoutError.rateLimited” lacks description in en and ja.")
    let notes = try #require(findings.first?["notes"] as? [[String: Any]])
    #expect(notes.map { $0["line"] as? Int } == [2, 2])
  }

  @Test("Warnings fail a run only under --strict, notes never")
  func strict() throws {
    let folder = try shop()
    try edit(Self.japanese, in: folder) { $0 + "\"CheckoutError.gone.title\" = \"消えたもの\";\n" }
    #expect(try command.run([], in: folder.url).status == 0)
    #expect(try command.run(["--strict"], in: folder.url).status == 1)

    let other = try shop()
    try other.write("enum CacheError: Error { case full }", to: "Sources/Shop/CacheError.swift")
    let result = try command.run(["--strict"], in: other.url)
    #expect(result.status == 0)
    #expect(result.output.contains("CacheError"))
  }

  @Test("The package is found from any folder inside it, and by its path from anywhere")
  func places() throws {
    let folder = try shop()
    try edit(Self.japanese, in: folder) { String($0.prefix { !$0.isNewline }) }
    let inside = try command.run([], in: folder.url.appending(path: "Sources/Shop"))
    #expect(inside.status == 1)
    // As compilers write paths: the shortest from where one stands, for terminals and editors to follow.
    #expect(inside.output.hasPrefix("CheckoutError.swift:"))
    let outside = try command.run([folder.url.path], in: URL(fileURLWithPath: "/"))
    #expect(outside.status == 1)
  }

  @Test(
    "Nothing to check is never clean: status 2 and a sentence",
    arguments: [
      ("no such path", ["no/such/path"], "no/such/path"),
      ("no such path after the command", ["check", "absent"], "absent"),
      ("no package", ["."], "Package.swift"),
      ("an option that does not exist", ["--stric"], "--strict"),
      ("a format that does not exist", ["--format", "yaml"], "json"),
      ("a rule that does not exist", ["--rule", "missing-mesage"], "missing-message"),
    ]
  )
  func nothing(id: String, arguments: [String], part: String) throws {
    let folder = try TemporaryFolder()
    let result = try command.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(part), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("A package without a catalog is not clean")
  func noCatalog() throws {
    let folder = try shop()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Shop/en.lproj"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Shop/ja.lproj"))
    let result = try command.run([], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(".lproj"))
  }

  @Test("A table that cannot be read, or a source that is no text, is not clean")
  func unreadable() throws {
    let folder = try shop()
    try folder.write(Data([0xFF, 0xFE, 0xFD, 0x00, 0x80]), to: "Sources/Shop/Binary.swift")
    let result = try command.run([], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("Binary.swift"))
  }

  @Test("What was left out is named from where the person stands, and the last line does not call it clean")
  func unfinished() throws {
    let folder = try shop()
    try folder.write(Data([0xFF, 0xFE, 0xFD, 0x00, 0x80]), to: "Sources/Shop/Binary.swift")
    let result = try command.run([], in: folder.url.appending(path: "Sources"))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Shop/Binary.swift:1:1: ") == true)
    #expect(lines.last?.contains("1 source file was not read in full") == true)
  }

  @Test("A file that was read in part is told, and not enough for --strict")
  func partlyRead() throws {
    let folder = try shop()
    // The words of a type that the file may hold are not called orphaned.
    try folder.write("\"LostError.a.title\" = \"Lost\";", to: "Sources/Shop/en.lproj/LostErrors.strings")
    try folder.write("\"LostError.a.title\" = \"紛失\";", to: "Sources/Shop/ja.lproj/LostErrors.strings")
    try folder.write("enum E: Error { case ][", to: "Sources/Shop/Broken.swift")
    for (arguments, status) in [([], 0), (["--strict"], 2)] as [([String], Int32)] {
      let result = try command.run(arguments, in: folder.url)
      #expect(result.status == status)
      #expect(!result.output.contains("LostError"))
      #expect(result.errors.hasPrefix("Sources/Shop/Broken.swift:1:"))
      #expect(result.errors.contains("1 source file was not read in full"))
    }
  }

  @Test("A target that the manifest computes is told, and not enough for --strict")
  func computedTarget() throws {
    let folder = try shop()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shop",
        defaultLocalization: "en",
        targets: [.target(name: "Shop")] + ["More"].map { .target(name: $0) }
      )
      """,
      to: "Package.swift"
    )
    for (arguments, status) in [([], 0), (["--strict"], 2)] as [([String], Int32)] {
      let result = try command.run(arguments, in: folder.url)
      #expect(result.status == status)
      #expect(result.errors.hasPrefix("Package.swift:6:67: "))
    }
    try folder.write("let package = Package(targets: [\"Shop\"].map { .target(name: $0) })", to: "Package.swift")
    let result = try command.run([], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("string literals"))
  }

  @Test("What was read of the sources is kept for the next run, unless it must not", arguments: ["check", "preview"])
  func cache(name: String) throws {
    let folder = try shop()
    let cache = folder.url.appending(path: "cache").path
    let environment = ["CATALOG_LINT_CACHE": cache]
    let plain = try command.run([name, "--no-cache"], in: folder.url, environment: environment)
    #expect(plain.status == 0)
    #expect(!FileManager.default.fileExists(atPath: cache))
    let first = try command.run([name], in: folder.url, environment: environment)
    let kept = try FileManager.default.contentsOfDirectory(atPath: cache).map { $0.prefix { $0 != "-" } }
    #expect(kept.sorted() == ["facts", "inventory", "manifest"])
    let second = try command.run([name], in: folder.url, environment: environment)
    #expect([first.output, second.output] == [plain.output, plain.output])
    // A change is seen through the cache.
    try folder.write("public enum CheckoutError: Error { case gone }", to: Self.swift)
    let changed = try command.run(["check"], in: folder.url, environment: environment)
    #expect(changed.output.contains("emptyCart"))
  }

  @Test("A report that does not reach a full disk is not clean")
  func fullDisk() throws {
    let folder = try shop()
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    for arguments in ["--format json", "preview", "--help"] {
      let script = "exec '\(command.url.path)' \(arguments) > /dev/full"
      let result = try shell.run(["-c", script], in: folder.url)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains("could not be written"), "\(arguments): \(result.errors)")
    }
  }

  @Test("A reader that goes away early is no fault of the package: the status is that of the findings, or the signal")
  func earlyEnd() throws {
    let folder = try shop()
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let script = "trap '' PIPE; '\(command.url.path)' --help | true; '\(command.url.path)' --format json | head -1"
    let result = try shell.run(["-c", script], in: folder.url)
    #expect(result.status == 0)
    #expect(!result.errors.contains("could not be written"))
  }

  @Test("Colour is for terminals, and for those who force it")
  func color() throws {
    let folder = try shop()
    try edit(Self.japanese, in: folder) { String($0.prefix { !$0.isNewline }) }
    #expect(try !command.run([], in: folder.url, environment: ["TERM": "xterm"]).output.contains("\u{1B}"))
    #expect(try command.run([], in: folder.url, environment: ["CLICOLOR_FORCE": "1"]).output.contains("\u{1B}"))
    let both = ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
    #expect(try !command.run([], in: folder.url, environment: both).output.contains("\u{1B}"))
  }

  @Test("Findings are in the language of the environment, JSON in English unless another is asked for")
  func language() throws {
    let folder = try shop()
    try edit(Self.japanese, in: folder) { String($0.prefix { !$0.isNewline }) }
    let environment = ["LANG": "ja_JP.UTF-8"]
    #expect(try command.run([], in: folder.url, environment: environment).output.contains("にありません。"))
    let json = try command.run(["--format=json"], in: folder.url, environment: environment)
    #expect(json.output.contains("lacks"))
    let asked = try command.run(["--format=json", "--language=ja"], in: folder.url)
    #expect(asked.output.contains("にありません。"))
  }

  @Test("Two runs say the same")
  func deterministic() throws {
    let folder = try shop()
    try edit(Self.japanese, in: folder) { String($0.prefix { !$0.isNewline }) }
    let (first, second) = (try command.run([], in: folder.url), try command.run([], in: folder.url))
    #expect(first.output == second.output)
  }

  @Test("This package is clean under --strict, its own words and enums among them")
  func thisPackage() throws {
    let result = try command.run(["check", "--strict"], in: PackageFolder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test("A line less and a case more in this package's own words are both reported at their cases")
  func ownWords() throws {
    let folder = try TemporaryFolder()
    for path in ["Package.swift", "Localizations", "Sources/APIErrors"] {
      let target = folder.url.appending(path: path)
      let parent = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: PackageFolder.url.appending(path: path), to: target)
    }
    #expect(try command.run([], in: folder.url).status == 0)

    try edit("Localizations/ja.lproj/APIErrors.strings", in: folder) { text in
      text.split(separator: "\n").filter { !$0.contains("APIError.unknown.title") }.joined(separator: "\n")
    }
    try edit("Sources/APIErrors/APIError.swift", in: folder) { text in
      text.replacing("  case unknown\n", with: "  case unknown\n  case rateLimited(resetIn: Int)\n")
    }
    let result = try command.run([], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("“APIError.rateLimited” lacks description in en and ja."))
    // A title of the whole type takes the place of the one that is gone.
    #expect(
      result.output.contains("“APIError.unknown” has a title of its own in en, but takes the whole type’s in ja.")
    )

    try edit("Localizations/ja.lproj/APIErrors.strings", in: folder) { text in
      text.split(separator: "\n").filter { !$0.contains("APIError.unknown.description") }.joined(separator: "\n")
    }
    let both = try command.run([], in: folder.url)
    #expect(both.output.contains("“APIError.unknown” lacks description in ja."))
  }
}
