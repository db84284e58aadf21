import ErrorCatalog

/// Reports a table without a text in the development language that has some in another.
///
/// The file was emptied by accident, or a tool has written it anew: every key of the translations would then be one too many.
/// One finding stands at the file; what follows from it is told nowhere else. Left alone: tables that are empty everywhere,
/// and files that cannot be read (`syntax-error`).
package enum EmptyTable: Rule {
  package static let id = "empty-table"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "a table that is full in another language",
      [
        "Sources/Shop/en.lproj/Labels.strings": #"""
        1️⃣/* The labels of the shop. */
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Labels.strings": #"""
        📎"Cart.total" = "合計";
        "Cart.order" = "注文";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        """#,
      ]
    ),
    RuleExample(
      "a table that is empty in all languages",
      [
        "Sources/Shop/en.lproj/Labels.strings": "",
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Labels.strings": "",
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case empty(table: String, base: String, locales: [String])
    case full
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.tableGaps.emptyBases.map { base, present in
      finding(
        Sentence.empty(table: base.table, base: base.locale, locales: Set(present.map(\.locale)).sorted()),
        at: place(of: base),
        notes: present.prefix(1).map { .init(Sentence.full, at: $0.firstKeyPlace) },
        subjects: [base.table]
      )
    }
  }

  /// Where a table without a text is told.
  static func place(of base: WordsFile) -> Place { Place(file: base.path, line: 1, column: 1) }
}
