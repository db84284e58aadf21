import ErrorCatalog

/// Reports a table of which a locale has nothing.
///
/// The file was never translated, has another name, or is empty: whoever reads in that language gets another for all of its
/// texts. One finding stands at the first text of the table and names every locale without it; that its texts are missing is
/// told nowhere else. Left alone: a locale such as `en-GB` whose parent has the table, tables whose keys stand in another
/// table of the locale, files that cannot be read (`syntax-error`), those of storyboards and of an app's property list,
/// which have the words of the development language themselves, and locales that have nothing at all (`missing-locale`).
package enum MissingTable: Rule {
  package static let id = "missing-table"
  package static let severity = Severity.error
  package static let concern = RuleConcern.missing

  package static let examples = [
    RuleExample(
      "a table that was never translated",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        1️⃣"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        """#,
      ]
    ),
    RuleExample(
      "a table without a text, and one that the development language lacks",
      [
        "Sources/Shop/en.lproj/Labels.strings": #"""
        1️⃣"Cart.total" = "Total";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Buttons.strings": #"""
        2️⃣"Cart.order" = "注文";
        """#,
        "Sources/Shop/ja.lproj/Labels.strings": #"""
        /* To do. */
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        """#,
      ]
    ),
    RuleExample(
      "a dialect, and a table that is called otherwise",
      [
        "Sources/Shop/en.lproj/Labels.strings": #"""
        "Cart.total" = "Total";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.lift" = "Elevator";
        """#,
        "Sources/Shop/en-GB.lproj/Screens.strings": #"""
        "Cart.lift" = "Lift";
        """#,
        "Sources/Shop/ja.lproj/All.strings": #"""
        "Cart.total" = "合計";
        "Cart.lift" = "エレベーター";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case missing(table: String, locales: [String])
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.tableGaps.tables.compactMap { gap in
      let locales = gap.locales.filter { package.plan.asks(Self.self, in: $0) }
      guard !locales.isEmpty, let file = gap.present.first, let place = file.firstKeyPlace else { return nil }
      return finding(
        Sentence.missing(table: gap.table.name, locales: locales),
        at: place,
        fixes: [package.fix(fillingTablesOf: gap.table.folder, named: gap.table.name, in: locales)].compactMap(\.self),
        locales: locales,
        subjects: locales.map { "\(gap.table.name) (\($0))" }
      )
    }
  }
}

extension WordsFile {
  /// Where the key of its first text stands; nil where it has none.
  var firstKeyPlace: Place? { catalog.entries.first(where: holds).map { place(of: $0.keySpan) } }
}
