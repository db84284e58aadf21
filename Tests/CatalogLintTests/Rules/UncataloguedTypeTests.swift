import Testing

@testable import CatalogLint

@Suite struct UncataloguedTypeTests {
  @Test("The examples are reported as they are marked", arguments: UncataloguedType.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UncataloguedType.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "private, local and nested errors, reasons, and enums without a case",
      [
        "Sources/Shop/A.swift": """
        enum AError: Error { case one(Reason) }
        enum Reason { case gone }
        private enum PrivateError: Error { case one }
        enum EmptyError: Error {}
        enum Cart { enum 1️⃣CartError: Error { case one } }
        func pay() { enum LocalError: Error { case one } }
        """,
        "Sources/Shop/en.lproj/E.strings": "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "errors that the configuration leaves out, and those of tests",
      [
        ".catalog-lint.json": "{ \"excludeTypes\": [\"Cache*\"], \"exclude\": [\"Sources/Shop/Generated/**\"] }",
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests")])
        """,
        "Sources/Shop/A.swift": "enum AError: Error { case one }\nenum CacheError: Error { case one }",
        "Sources/Shop/Generated/B.swift": "enum BError: Error { case one }",
        "Tests/ShopTests/C.swift": "enum CError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"One.\";",
      ]
    ),
  ]

  @Test("Whom people could meet, and whom not", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: UncataloguedType.self)
  }

  @Test("It is a note; where the configuration asks for all errors, what is missing is told in its place")
  func scope() throws {
    let example = UncataloguedType.examples[0]
    #expect(try example.findings().map(\.severity) == [.note])
    let (package, folder) = try example.package(replacing: [".catalog-lint.json": "{ \"scope\": \"all\" }"])
    let rules = withExtendedLifetime(folder) { CatalogLint.Rules.findings(in: package).map(\.rule) }
    #expect(rules == [MissingMessage.id, MissingMessage.id])
  }
}
