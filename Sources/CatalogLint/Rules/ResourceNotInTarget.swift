import ErrorCatalog

/// Reports an `.lproj` folder that no target of the package takes along.
///
/// SwiftPM takes every `.lproj` inside of a target by itself; one beside the targets, or one that a target excludes, never
/// reaches the program, and people read another language. Left alone: folders of test targets, of packages and apps
/// inside of the package, of everything hidden, and packages that an Xcode project builds as well.
package enum ResourceNotInTarget: Rule {
  package static let id = "resource-not-in-target"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "a folder beside the targets",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Resources/ja.lproj/Errors.strings": #"""
        1️⃣"CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        """#,
      ]
    ),
    RuleExample(
      "folders inside of targets, and fixtures of tests",
      [
        "Package.swift": #"""
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop",
          defaultLocalization: "en",
          targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", exclude: ["Fixtures"])]
        )
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/Resources/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Tests/ShopTests/Fixtures/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case outside(folder: String)
    case excluded(folder: String, target: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.layout.lostFolders.map { lost in
      finding(
        lost.target.map { Sentence.excluded(folder: lost.path, target: $0) } ?? .outside(folder: lost.path),
        at: Place(file: lost.file, line: 1, column: 1),
        subjects: [lost.path]
      )
    }
  }
}
