import Testing

@testable import CatalogLint

@Suite struct UnconnectedWordsTests {
  @Test("The examples are reported as they are marked", arguments: UnconnectedWords.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnconnectedWords.self)
  }

  private static func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Shop", defaultLocalization: "en", targets: [\(targets)])

    """
  }
  private static let using =
    ".target(name: \"Shop\", dependencies: [.product(name: \"ErrorCatalog\", package: \"error-catalog\")])"
  private static let words = "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"One.\";"
  private static let markedWords = "📎\(words)"

  static let situations: [RuleExample] = [
    RuleExample(
      "another target that sees the type could let it conform",
      [
        "Package.swift": manifest(
          ".target(name: \"Shop\"), .target(name: \"App\", dependencies: [\"Shop\", \"ErrorCatalog\"])"
        ),
        "Sources/Shop/A.swift": "public enum 1️⃣AError: Error { case one }",
        "Sources/App/B.swift": "import Shop",
        "Sources/Shop/en.lproj/E.strings": markedWords,
      ]
    ),
    RuleExample(
      "only the title of the type is worded",
      [
        "Package.swift": manifest(using),
        "Sources/Shop/A.swift": "enum 1️⃣AError: Error { /* catalog-lint:ignore missing-message — later */ case one }",
        "Sources/Shop/en.lproj/E.strings": "📎\"AError.title\" = \"A\";",
      ]
    ),
    RuleExample(
      "a conformance in another file, one through a protocol, and one of a reason",
      [
        "Package.swift": manifest(using),
        "Sources/Shop/A.swift": """
        import ErrorCatalog
        enum AError: Error { case one }
        protocol ShopError: CatalogError {}
        enum BError: ShopError { case one(Reason) }
        enum Reason: Catalogued { case gone }
        """,
        "Sources/Shop/A+Catalog.swift": "import ErrorCatalog\nextension AError: CatalogError {}",
        "Sources/Shop/en.lproj/E.strings": """
        \(words)
        "BError.title" = "B";
        "BError.one.description" = "B.";
        "Reason.gone.description" = "Gone.";
        """,
      ]
    ),
    RuleExample(
      "a package whose tests alone depend on ErrorCatalog",
      [
        "Package.swift": manifest(
          ".target(name: \"Shop\"), .testTarget(name: \"ShopTests\", dependencies: [\"Shop\", \"ErrorCatalog\"])"
        ),
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "a target that does not see the type",
      [
        "Package.swift": manifest(
          ".target(name: \"Shop\"), .target(name: \"App\", dependencies: [\"ErrorCatalog\"])"
        ),
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/App/B.swift": "import ErrorCatalog",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "dependencies that the manifest computes",
      [
        "Package.swift": manifest(".target(name: \"Shop\", dependencies: dependencies(of: \"Shop\"))"),
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "a type that the configuration leaves out",
      [
        ".catalog-lint.json": "{ \"excludeTypes\": [\"AError\"] }",
        "Package.swift": manifest(using),
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
  ]

  @Test("Who could find the words, and who shows them in another way", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: UnconnectedWords.self)
  }

  @Test("It is an error, at an error and at a reason")
  func severity() throws {
    for example in UnconnectedWords.examples where example.isFaulty {
      #expect(try example.findings().map(\.severity) == [.error])
    }
  }
}
