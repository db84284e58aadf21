import TestSupport
import Testing

@testable import CatalogLint

/// Targets whose folders the manifest does not name: SwiftPM looks in `Sources`, `Source`, `src` and `srcs`, and a target
/// that is alone may have `Sources` for itself (the Swift Package Manager's manual, under "Target").
@Suite struct TargetFoldersTests {
  private static let twoTargets = RuleExample.manifest.replacing(
    "[.target(name: \"Shop\")]",
    with: "[.target(name: \"Shop\", path: \".\"), .testTarget(name: \"ShopTests\")]"
  )

  @Test(
    "Sources and words are found where SwiftPM finds them",
    arguments: [
      ("the usual folder", "Sources/Shop", RuleExample.manifest), ("the only target", "Sources", RuleExample.manifest),
      ("Source", "Source/Shop", RuleExample.manifest), ("src", "src/Shop", RuleExample.manifest),
      ("srcs", "srcs/Shop", RuleExample.manifest), ("the folder of the package", "Code", twoTargets),
    ]
  )
  func found(id: String, folder: String, manifest: String) throws {
    let findings = try RuleExample(
      id,
      [
        "Package.swift": manifest,
        "\(folder)/A.swift": "enum AError: Error { case one }",
        "\(folder)/en.lproj/E.strings": "\"AError.one.title\" = \"One\";",
        "Tests/ShopTests/T.swift": "enum TError: Error { case one }",
      ]
    ).findings()
    #expect(findings.map(\.place.description) == ["\(folder)/A.swift:1:27"])
    #expect(findings.first?.notes.map { $0.place?.file } == ["\(folder)/en.lproj/E.strings"])
  }

  @Test("The words of programs that only tests run are nobody's")
  func programsOfTests() throws {
    let (package, folder) = try RuleExample(
      "a program",
      [
        "Package.swift": RuleExample.manifest.replacing(
          "[.target(name: \"Shop\")]",
          with: "[.target(name: \"Shop\"), .executableTarget(name: \"probe\", path: \"Tests/Programs/probe\")]"
        ),
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/E.strings": "\"a\" = \"一\";",
        "Tests/Programs/probe/main.swift": "enum AError: Error { case one }",
        "Tests/Programs/probe/en.lproj/P.strings": "\"AError.one.title\" = \"One\";",
      ]
    ).package()
    withExtendedLifetime(folder) {
      #expect(package.folders.map(\.path) == ["Sources/Shop"])
      #expect(CatalogLint.Rules.findings(in: package).isEmpty)
      #expect(Coverage(of: package)["en"] == Coverage(of: package)["ja"])
    }
  }
}
