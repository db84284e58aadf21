import ErrorCatalog
import StringsFiles

/// Reports a package with `.lproj` folders and no `defaultLocalization` in its manifest.
///
/// SwiftPM refuses to build such a package. The language that words are written in first is the one to name. Left
/// alone: apps without a manifest, manifests that compute the language, and packages with string catalogs alone.
package enum DefaultLocalization: Rule {
  package static let id = "default-localization"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "a manifest that names no language",
      [
        "Package.swift": #"""
        // swift-tools-version: 6.2
        import PackageDescription
        let package = 1️⃣Package(name: "Shop", targets: [.target(name: "Shop")])
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a manifest that names one",
      [
        "Package.swift": #"""
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case missing(language: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    guard let call = package.layout.callWithoutLanguage,
      package.folders.flatMap(\.files).contains(where: { $0.catalog.format != .xcstrings })
    else { return [] }
    let language = package.developmentLocale
    let manifest = package.layout.manifestName
    let edit = call.endOfName.map { end in
      TextEdit(span: end..<end, replacement: ", defaultLocalization: \"\(language)\"")
    }
    return [
      finding(
        Sentence.missing(language: language),
        at: Place(file: manifest, line: call.line, column: call.column, length: "Package".utf8.count),
        fixes: edit.map {
          [Fix(Fix.Sentence.insert(text: "defaultLocalization: \"\(language)\""), [.text(file: manifest, $0)])]
        }
          ?? []
      )
    ]
  }
}
