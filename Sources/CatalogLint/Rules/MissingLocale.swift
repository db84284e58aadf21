import ErrorCatalog

/// Reports a folder of words that has nothing in a locale which it should have.
///
/// Whoever reads in that language gets another for everything. A locale is wanted where the configuration demands it, where
/// the folder has a place for it, or where the manifest or the configuration names it as the language that words are written
/// in first. One finding stands at the folder's first text and names every such locale; that tables and texts are missing, or
/// are too many beside a first language without any, is told nowhere else. Left alone: a locale such as `en-GB` whose parent
/// has words, what other folders of the package have, a first language whose tables are all there but empty (`empty-table`),
/// and files that cannot be read (`syntax-error`).
package enum MissingLocale: Rule {
  package static let id = "missing-locale"
  package static let severity = Severity.error
  package static let concern = RuleConcern.missing

  package static let examples = [
    RuleExample(
      "a language that the configuration demands",
      [
        ".catalog-lint.json": #"""
        { "locales": ["en", "ja"] }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        1️⃣"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a language without a text",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        1️⃣"Cart.items" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        /* To do. */
        """#,
      ]
    ),
    RuleExample(
      "the language that words are written in first",
      [
        ".catalog-lint.json": #"""
        { "base": "ja" }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        1️⃣"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a dialect of a language that is there",
      [
        ".catalog-lint.json": #"""
        { "locales": ["en", "en-GB"] }
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case missing(folder: String, locales: [String])
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    // A folder that no target takes is told as that.
    let lost = Set(package.layout.lostFolders.map(\.locale))
    return package.tableGaps.locales.compactMap { gap in
      let locales = gap.locales.filter { package.plan.asks(Self.self, in: $0) && !lost.contains($0) }
      guard !locales.isEmpty, let place = gap.first.firstKeyPlace else { return nil }
      let folder = package.folders[gap.folder].path
      return finding(
        Sentence.missing(folder: folder, locales: locales),
        at: place,
        fixes: [package.fix(fillingTablesOf: gap.folder, in: locales)].compactMap(\.self),
        locales: locales,
        subjects: locales.map { "\(folder) (\($0))" }
      )
    }
  }
}
