import Foundation
import TestSupport
import Testing

/// Runs the built `catalog-lint inventory` over folders of its own.
@Suite struct InventoryTests {
  /// The inventory as a program reads it.
  struct Document: Decodable {
    struct Item: Decodable {
      struct Case: Decodable {
        struct Argument: Decodable, Equatable {
          var label: String?
          var type: String
        }

        var name: String
        var fullName: String
        var arguments: [Argument]
        var line: Int
        var conditions: [String]
      }

      var name: String
      var module: String
      var file: String
      var line: Int
      var access: String
      var kind: String
      var cases: [Case]
    }

    struct Skipped: Decodable, Equatable {
      var reason: String
      var count: Int
    }

    struct Unknown: Decodable {
      var name: String
      var reason: String
    }

    struct Note: Decodable {
      var file: String
      var message: String
    }

    var types: [Item]
    var skipped: [Skipped]
    var notEnumerable: [Unknown]
    var notes: [Note]
  }

  private static let files = [
    "Sources/Shop/CheckoutError.swift": """
    public enum CheckoutError: Error {
      case limitReached(limit: Int), declined(Reason)
      #if DEBUG
        case simulated
      #endif
    }
    public enum Reason { case card(String), account }
    private enum Hidden: Error { case a }
    struct Plain: Error {}
    """,
    "Tests/ShopTests/TestError.swift": "enum TestError: Error { case a }",
  ]

  private func run(
    _ arguments: [String],
    _ files: [String: String] = files,
    environment: [String: String] = [:]
  ) throws -> BuiltCommand.Result {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try BuiltCommand("catalog-lint").run(["inventory"] + arguments, in: folder.url, environment: environment)
  }

  private func decoded(_ result: BuiltCommand.Result) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
  }

  @Test("As JSON: types with cases and payloads, what was skipped, what cannot be told")
  func json() throws {
    let result = try run([".", "--format", "json"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let document = try decoded(result)
    #expect(document.types.map(\.name) == ["CheckoutError", "Reason"])
    #expect(document.types.map(\.module) == ["Shop", "Shop"])
    #expect(document.types.map(\.kind) == ["error", "reason"])
    #expect(document.types.map(\.access) == ["public", "public"])
    #expect(document.types.map(\.file) == Array(repeating: "Sources/Shop/CheckoutError.swift", count: 2))
    #expect(document.types.map(\.line) == [1, 7])
    let cases = try #require(document.types.first?.cases)
    #expect(cases.map(\.fullName) == ["limitReached(limit:)", "declined(_:)", "simulated"])
    #expect(cases.map(\.name) == ["limitReached", "declined", "simulated"])
    #expect(cases.map(\.line) == [2, 2, 4])
    #expect(cases.map(\.conditions) == [[], [], ["DEBUG"]])
    #expect(cases[0].arguments == [.init(label: "limit", type: "Int")])
    #expect(cases[1].arguments == [.init(label: nil, type: "Reason")])
    #expect(document.skipped == [.init(reason: "private", count: 1), .init(reason: "test", count: 1)])
    #expect(document.notEnumerable.map(\.name) == ["Plain"])
    #expect(document.notEnumerable.map(\.reason) == ["struct"])
    // A payload without a label has the label null, so that every object has every member.
    #expect(result.output.contains("\"label\" : null"))
  }

  @Test("As text: a line for each enum and case; what was left out goes to standard error")
  func text() throws {
    let result = try run(["Sources"], environment: ["LANG": "en_US.UTF-8"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        Sources/Shop/CheckoutError.swift:1:13: Shop.CheckoutError: error, public
          2:8: limitReached(limit: Int)
          2:34: declined(Reason)
          4:10: simulated  #if DEBUG
        Sources/Shop/CheckoutError.swift:7:13: Shop.Reason: reason, public
          7:27: card(String)
          7:41: account

        """
    )
    #expect(
      result.errors == """
        Sources/Shop/CheckoutError.swift:9:8: Plain is an error and a struct, which has no cases.
        catalog-lint: 1 private error enum is not listed. See --include-private.
        catalog-lint: 2 enums with 5 cases in 1 file.

        """
    )
  }

  @Test("Whatever is left out can be asked for, and conditions decided")
  func options() throws {
    let all = try decoded(run([".", "--include-private", "--include-tests", "--format", "json"]))
    #expect(all.types.map(\.name) == ["CheckoutError", "Reason", "Hidden", "TestError"])
    #expect(all.skipped == [])
    let release = try decoded(run([".", "--platform", "Linux", "--format", "json"]))
    #expect(release.types.first?.cases.map(\.name) == ["limitReached", "declined"])
    let debug = try decoded(run([".", "--define", "DEBUG", "--format", "json"]))
    #expect(debug.types.first?.cases.map(\.name) == ["limitReached", "declined", "simulated"])
    #expect(debug.types.first?.cases.map(\.conditions) == [[], [], []])
    let files = ["A.swift": "enum Stop: Abort { case a }", "B.swift": "func f() { enum Local: Error { case a } }"]
    let local = try decoded(run(["--include-local", "--error-protocol", "Kit.Abort", "--format", "json"], files))
    #expect(local.types.map(\.name) == ["Stop", "Local"])
    #expect(
      try decoded(run(["--module", "App", "--error-protocol", "Abort", "--format", "json"], files)).types.map(\.module)
        == ["App"]
    )
  }

  @Test("The status is 2 where nothing could be read, in the person's language")
  func nothing() throws {
    let empty = try run(["."], ["README.md": ""], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(empty.status == 2)
    #expect(empty.output.isEmpty)
    #expect(empty.errors.hasSuffix("。\n"))
    let missing = try run(["Nowhere"], [:])
    #expect(missing.status == 2)
    let binary = try run(["Link.swift"], ["Link.swift/Inner.txt": ""])
    #expect(binary.status == 2)
    let graph = try run(["--symbol-graph", "."], [:])
    #expect(graph.status == 2)
  }

  @Test("The second run has a cache where the environment says, unless it must not")
  func cache() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    let command = BuiltCommand("catalog-lint")
    let cache = folder.url.appending(path: "cache").path
    let environment = ["CATALOG_LINT_CACHE": cache]
    let arguments = ["inventory", "Sources", "--format", "json"]
    let plain = try command.run(arguments + ["--no-cache"], in: folder.url, environment: environment)
    #expect(!FileManager.default.fileExists(atPath: cache))
    let first = try command.run(arguments, in: folder.url, environment: environment)
    let kept = try FileManager.default.contentsOfDirectory(atPath: cache).map { $0.prefix { $0 != "-" } }
    #expect(kept.sorted() == ["facts", "inventory"])
    let second = try command.run(arguments, in: folder.url, environment: environment)
    #expect(plain.output == first.output)
    #expect(first.output == second.output)
  }

  @Test("A file that cannot be read has a note, the sum says so, and the status is 2")
  func unread() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum E: Error { case a }", to: "A.swift")
    try folder.write(Data([0x2F, 0x2F, 0xFF]), to: "B.swift")
    let command = BuiltCommand("catalog-lint")
    let environment = ["HOME": folder.url.path, "LANG": "en_US.UTF-8"]
    let text = try command.run(["inventory"], in: folder.url, environment: environment)
    #expect(text.status == 2)
    #expect(
      text.output
        == "A.swift:1:6: \(folder.url.lastPathComponent.replacing("-", with: "_")).E: error, internal\n  1:22: a\n"
    )
    #expect(text.errors.hasPrefix("B.swift:1:1: "))
    #expect(
      text.errors.hasSuffix(
        "1 file was not read, and nothing in it is listed.\ncatalog-lint: 1 enum with 1 case in 1 file.\n"
      )
    )
    let json = try command.run(["inventory", "--format", "json"], in: folder.url, environment: environment)
    #expect(try decoded(json).notes.map(\.file) == ["B.swift"])
  }

  @Test("A file that is read in part has a note, and the sum says so")
  func partlyRead() throws {
    let result = try run(["."], ["A.swift": "enum E: Error { case a }\nlet ] = 1"])
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("A.swift:2:5: "))
    #expect(result.errors.contains("catalog-lint: 1 file was read only in part, and"))
  }

  @Test("Nothing in a name reaches the terminal as an order to it")
  func hostileNames() throws {
    let result = try run(["."], ["a\u{1B}[31m.swift": "enum E: Error { case `a\u{202E}b` }"])
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.output.contains("\u{202E}"))
  }
}
