import Testing

@testable import CatalogLint

@Suite struct AmbiguousTypeTests {
  @Test("The examples are reported as they are marked", arguments: AmbiguousType.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: AmbiguousType.self)
  }

  private static func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Shop", defaultLocalization: "en", targets: [\(targets)])

    """
  }
  private static let apart = manifest(".target(name: \"Shop\"), .target(name: \"Payments\")")
  private static let shared = manifest(
    """
    .target(name: "Words"), .target(name: "Shop", dependencies: ["Words"]),
    .target(name: "Payments", dependencies: ["Words"])
    """
  )
  private static let words = "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"One.\";"

  static let situations: [RuleExample] = [
    RuleExample(
      "the title of the type alone is told for both, in the development language",
      [
        "Package.swift": shared,
        "Sources/Shop/A.swift": "enum 📎AError: Error { case one }",
        "Sources/Payments/A.swift": "enum 📎AError: Error { case two }",
        "Sources/Words/en.lproj/E.strings": """
        1️⃣"AError.title" = "A";
        "AError.one.description" = "One.";
        "AError.two.description" = "Two.";
        """,
        "Sources/Words/ja.lproj/E.strings": """
        "AError.title" = "題";
        "AError.one.description" = "一です。";
        "AError.two.description" = "二です。";
        """,
      ]
    ),
    RuleExample(
      "modules that have tables of their own",
      [
        "Package.swift": apart,
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Payments/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words,
        "Sources/Payments/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "types of the same name in other types",
      [
        "Package.swift": shared,
        "Sources/Shop/A.swift": "enum Cart { enum AError: Error { case one } }",
        "Sources/Payments/A.swift": "enum AError: Error { case one }",
        "Sources/Words/en.lproj/E.strings": "\(words)\n\(words.replacing("AError", with: "Cart.AError"))",
      ]
    ),
    RuleExample(
      "the error of a test, of the same name",
      [
        "Package.swift": manifest(
          ".target(name: \"Shop\"), .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"])"
        ),
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Tests/ShopTests/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "two private errors of one module",
      [
        "Sources/Shop/A.swift": "private enum AError: Error { case one }",
        "Sources/Shop/B.swift": "private enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "branches of a condition that both declare the error",
      [
        "Sources/Shop/A.swift":
          "#if os(Linux)\nenum AError: Error { case one }\n#else\nenum AError: Error { case one }\n#endif",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
  ]

  @Test("Which types a key can mean", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: AmbiguousType.self)
  }

  @Test("It is an error, and one for a type however many of its cases it is about")
  func severity() throws {
    let findings = try RuleExample(
      "two cases",
      [
        "Package.swift": Self.shared,
        "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
        "Sources/Payments/A.swift": "enum AError: Error { case one, two }",
        "Sources/Words/en.lproj/E.strings": "\(Self.words)\n\"AError.two.description\" = \"Two.\";",
      ]
    ).findings()
    #expect(findings.map(\.rule) == [AmbiguousType.id])
    #expect(findings.map(\.severity) == [.error])
  }
}
