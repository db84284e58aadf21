import ErrorCatalog
import MessageFormatting

/// Reports a table that is written in printf style in one language and in ICU style in another.
///
/// A table has one style, and the development language decides: with `%@` there, a `{name}` of a translation is shown as it
/// is written, and the other way round. One finding stands at the first place that tells the style of the translation; that
/// its arguments differ is told nowhere else. Left alone: a text that is alone in its
/// style (`lookalike-placeholder`), tables that the development language does not have, files that
/// show no value, percent signs and braces where the base shows none, and `.stringsdict` files, which are always printf.
package enum StyleMismatch: Rule {
  package static let id = "style-mismatch"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "ICU in one language and printf in the other",
      [
        "Sources/Shop/en.lproj/Labels.strings": #"""
        "Cart.items" = "%lld items";
        "Cart.total" = "%@ to pay";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.gift" = "{sender} sent it";
        "Cart.thanks" = "Thank {sender}";
        """#,
        "Sources/Shop/ja.lproj/Labels.strings": #"""
        "Cart.items" = "1️⃣{count}個";
        "Cart.total" = "お支払い{total}";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.gift" = "2️⃣%@さんから";
        "Cart.thanks" = "%@さんにお礼を";
        """#,
      ]
    ),
    RuleExample(
      "comments that say the opposite",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        /* catalog: style=printf */
        "Cart.gift" = "%@ sent it";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        1️⃣/* catalog: style=icu */
        "Cart.gift" = "%@さんから";
        """#,
      ]
    ),
    RuleExample(
      "braces and percent signs that show no value",
      [
        "Sources/Shop/en.lproj/Labels.strings": #"""
        "Cart.gift" = "%@ sent it";
        "Cart.sign" = "Braces";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.total" = "{total} to pay";
        "Cart.sale" = "Half price";
        """#,
        "Sources/Shop/fr.lproj/Labels.strings": #"""
        "Cart.gift" = "De %@";
        "Cart.sign" = "Accolades {}";
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.total" = "{total} à payer";
        "Cart.sale" = "50 %de remise";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The styles are `icu` and `printf`.
    case mismatch(table: String, style: String, base: String, baseStyle: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.folders.flatMap { folder in
      zip(folder.files, folder.styles).compactMap { file, style -> Finding? in
        if file.locale == package.developmentLocale { return nil }
        let base = folder.files.filter { $0.locale == package.developmentLocale && $0.table == file.table }
        guard let other = OtherStyle(of: file, readIn: style, base: base) else { return nil }
        return finding(
          Sentence.mismatch(
            table: file.table,
            style: other.style.rawValue,
            base: package.developmentLocale,
            baseStyle: style.rawValue
          ),
          at: other.place,
          locales: [file.locale],
          subjects: ["\(file.table) (\(file.locale))"]
        )
      }
    }
  }
}
