import Testing

@testable import CatalogLint

@Suite struct MissingLocaleTests {
  @Test("The examples are reported as they are marked", arguments: MissingLocale.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingLocale.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "two languages that the configuration demands: one finding for a folder",
      [
        ".catalog-lint.json": "{ \"locales\": [\"en\", \"fr\", \"ja\"] }",
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop"), .target(name: "Payments")])
        """,
        "Sources/Shop/en.lproj/A.strings": "1️⃣\"a\" = \"A\";\n\"b\" = \"B\";",
        "Sources/Payments/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Payments/fr.lproj/A.strings": "\"a\" = \"Un\";",
        "Sources/Payments/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "languages that only another folder has",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop"), .target(name: "Payments")])
        """,
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Payments/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Payments/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "a language whose only table cannot be read",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一",
      ]
    ),
  ]

  @Test("Which folder must have a locale", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == MissingLocale.id }
    #expect(findings.map(\.place.description) == example.findingPlaces, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error && $0.locales == ["fr", "ja"] })
  }
}
