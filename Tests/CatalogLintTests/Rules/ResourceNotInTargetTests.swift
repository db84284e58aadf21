import Testing

@testable import CatalogLint

@Suite struct ResourceNotInTargetTests {
  @Test("The examples are reported as they are marked", arguments: ResourceNotInTarget.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ResourceNotInTarget.self)
  }

  private static func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Shop", defaultLocalization: "en", targets: [\(targets)])

    """
  }
  private static let words = "\"a\" = \"A\";"

  static let situations: [RuleExample] = [
    RuleExample(
      "a folder that its target excludes",
      [
        "Package.swift": manifest(".target(name: \"Shop\", exclude: [\"Old\"])"),
        "Sources/Shop/en.lproj/E.strings": words,
        "Sources/Shop/Old/en.lproj/E.strings": "1️⃣\(words)",
      ]
    ),
    RuleExample(
      "a target that only older versions of Swift have",
      [
        "Package.swift": manifest(".target(name: \"Shop\")"),
        "Package@swift-5.9.swift": manifest(".target(name: \"Shop\"), .target(name: \"Old\", path: \"Old\")"),
        "Sources/Shop/en.lproj/E.strings": words,
        "Old/en.lproj/E.strings": words,
        "Other/en.lproj/E.strings": "1️⃣\(words)",
      ]
    ),
    RuleExample(
      "a target in a folder of its own, and resources that are named",
      [
        "Package.swift": manifest(
          ".target(name: \"Shop\", path: \"Code\", resources: [.process(\"Texts\")]), .target(name: \"App\")"
        ),
        "Code/A.swift": "let a = 1",
        "Code/Texts/en.lproj/E.strings": words,
        "Sources/App/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "folders of another package, of what was built, and of dependencies",
      [
        "Package.swift": manifest(".target(name: \"Shop\")"),
        "Sources/Shop/en.lproj/E.strings": words,
        "Examples/Package.swift": manifest(".target(name: \"Example\")"),
        "Examples/Resources/en.lproj/E.strings": words,
        ".build/checkouts/Other/en.lproj/E.strings": words,
        "Pods/Other/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "a package that an Xcode project builds as well",
      [
        "Package.swift": manifest(".target(name: \"Shop\")"),
        "Sources/Shop/en.lproj/E.strings": words,
        "App/App.xcodeproj/project.pbxproj": "developmentRegion = en;",
        "App/Resources/en.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "targets that the manifest computes",
      [
        "Package.swift": manifest(".target(name: \"Shop\"), .target(name: names[0])"),
        "Sources/Shop/en.lproj/E.strings": words,
        "Resources/en.lproj/E.strings": words,
      ]
    ),
  ]

  @Test("Which folders reach a program", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == ResourceNotInTarget.id }
    #expect(findings.map(\.place.description) == example.findingPlaces, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }
}
