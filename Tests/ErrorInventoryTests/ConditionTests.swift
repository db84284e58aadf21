import ErrorInventory
import Testing

@Suite("Conditional compilation")
struct ConditionTests {
  static let source = """
    enum E: Error {
      case always
      #if DEBUG
        case debug
      #elseif os(Linux) || os(Windows)
        case desktop(Int)
      #else
        case other
      #endif
      #if os(Linux)
        #if canImport(Zip) && !TINY
          case zipped
        #endif
        case both
      #else
        case both
      #endif
      #if false && DEBUG
        case never
      #elseif true
        case certain
      #else
        case neverEither
      #endif
    }
    #if os(macOS)
      enum Mac: Error { case a }
    #endif
    #if swift(>=5.9) && compiler(>=6.0)
      enum Recent: Error { case a }
    #else
      enum Old: Error { case a }
    #endif
    """

  private static func cases(_ build: BuildConditions?) -> [String] {
    var options = InventoryOptions()
    options.build = build
    return Inventory.read(sources: [("File.swift", source)], options: options).types.flatMap { type in
      type.cases.map {
        "\(type.path).\($0.name)" + ($0.conditions.isEmpty ? "" : ": \($0.conditions.joined(separator: " | "))")
      }
    }
  }

  @Test("Without a build all branches count, each with its condition; dead ones do not")
  func union() {
    #expect(
      Self.cases(nil) == [
        "E.always",
        "E.debug: DEBUG",
        "E.desktop: !(DEBUG) && (os(Linux) || os(Windows))",
        "E.other: !(DEBUG) && !(os(Linux) || os(Windows))",
        "E.zipped: os(Linux) && canImport(Zip) && !TINY",
        "E.both: os(Linux) | !(os(Linux))",
        "E.certain",
        "Mac.a: os(macOS)",
        "Recent.a: swift(>=5.9) && compiler(>=6.0)",
        "Old.a: !(swift(>=5.9) && compiler(>=6.0))",
      ]
    )
  }

  @Test("A platform decides os(…), and that no condition is set; what can be imported stays open")
  func platform() {
    #expect(
      Self.cases(BuildConditions(platform: "Linux")) == [
        "E.always", "E.desktop", "E.zipped: canImport(Zip) && !TINY", "E.both", "E.certain", "Recent.a",
      ]
    )
    #expect(
      Self.cases(BuildConditions(platform: "macOS")) == [
        "E.always", "E.other", "E.both", "E.certain", "Mac.a", "Recent.a",
      ]
    )
  }

  @Test("Conditions that are set decide their branches; platforms stay open")
  func defines() {
    #expect(
      Self.cases(BuildConditions(defines: ["DEBUG", "TINY"])) == [
        "E.always", "E.debug", "E.both: os(Linux) | !(os(Linux))", "E.certain", "Mac.a: os(macOS)", "Recent.a",
      ]
    )
  }

  /// Under a build of Swift 6 by a compiler of version 6.2; what no build tells stays open.
  @Test(
    "Versions are compared part by part",
    arguments: [
      ("swift(>=5.9)", true), ("swift(>=6)", true), ("swift(>=6.0.0)", true), ("swift(>=6.0.1)", false),
      ("swift(<6)", false), ("swift(<7.1)", true), ("compiler(>=6.1.9)", true), ("compiler(>=6.10)", false),
      ("compiler(<6.2)", false), ("compiler(>=x)", nil), ("arch(arm64)", nil), ("os(Linux)", true),
      ("os(macOS)", false),
    ] as [(String, Bool?)]
  )
  func versions(condition: String, holds: Bool?) {
    var options = InventoryOptions()
    options.build = BuildConditions(platform: "Linux")
    let source = "enum E: Error {\n#if \(condition)\ncase a\n#else\ncase b\n#endif\n}"
    let types = Inventory.read(sources: [("File.swift", source)], options: options).types
    let cases = types.flatMap(\.cases).map(\.name)
    #expect(cases == (holds.map { [$0 ? "a" : "b"] } ?? ["a", "b"]))
  }

  @Test("An enum that two branches declare is one, and so is a case with one name in both")
  func merged() throws {
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        """
        #if os(Linux)
          /// On Linux.
          enum E: Error { case a, b(Int) }
        #else
          enum E: Error { case a, b(String), c }
        #endif
        """
      )
    ])
    let type = try #require(inventory.types.first)
    #expect(inventory.types.count == 1)
    #expect(type.conditions == ["os(Linux)", "!(os(Linux))"])
    #expect(type.cases.map(\.fullName) == ["a", "b(_:)", "c"])
    #expect(type.cases[1].conditions == ["os(Linux)", "!(os(Linux))"])
    #expect(type.cases[2].conditions == ["!(os(Linux))"])
    #expect(type.cases[1].arguments.map(\.type) == ["Int"])
  }
}
