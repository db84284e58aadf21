import Testing

@testable import CatalogLint

@Suite struct DefaultLocalizationTests {
  @Test("The examples are reported as they are marked", arguments: DefaultLocalization.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: DefaultLocalization.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "the manifest of a newer version of Swift, which alone names no language",
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])
        """,
        "Package@swift-6.2.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = 1️⃣Package(name: "Shop", targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"A\";",
      ]
    ),
    RuleExample(
      "a package without words in folders needs no language",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/E.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}",
      ]
    ),
    RuleExample(
      "a language that the manifest computes",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: LanguageTag(languages[0]), targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"A\";",
      ]
    ),
    RuleExample(
      "a language that is set behind the call",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop")])
        package.defaultLocalization = "ja"
        """,
        "Sources/Shop/ja.lproj/E.strings": "\"Cart.a\" = \"あ\";",
      ]
    ),
    RuleExample(
      "a language that a function sets",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop")])
        configure(package)
        func configure(_ package: Package) { package.defaultLocalization = "en" }
        """,
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"A\";",
      ]
    ),
    RuleExample(
      "one that is set to nothing",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = 1️⃣Package(
          name: "Shop", defaultLocalization: nil, targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"A\";",
      ]
    ),
  ]

  @Test("What SwiftPM refuses and what it does not", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: DefaultLocalization.self)
  }

  @Test("It is an error, and its mend stands behind the name")
  func mend() throws {
    let example = DefaultLocalization.examples[0]
    let finding = try #require(try example.findings().first)
    #expect(finding.severity == .error)
    guard case .text("Package.swift", let edit)? = finding.fixes.first?.edits.first else {
      Issue.record("no edit: \(finding.fixes)")
      return
    }
    var manifest = Array((example.plainFiles["Package.swift"] ?? "").utf8)
    manifest.replaceSubrange(edit.span, with: edit.replacement.utf8)
    #expect(
      String(decoding: manifest, as: UTF8.self).contains(
        "Package(name: \"Shop\", defaultLocalization: \"en\", targets: [.target(name: \"Shop\")])"
      )
    )
  }
}
