import ErrorCatalog
import StringsFiles

/// Reports a text of the development language that other locales do not have.
///
/// Who reads in one of them gets the text of another language. One finding stands at the key and names every locale that
/// lacks it. A text in another table is a translation, unless some language has the key in several tables: then programs
/// name the table, and each needs its own. Left alone: the messages of error cases (`missing-message`), a locale such as
/// `en-GB` whose parent has the text, texts without a letter beside their placeholders, those that need no translation or
/// wait for their author, locales that lack the whole table (`missing-table`, `missing-locale`) or have something like the
/// key (`extra-translation`), and what may stand in a part of a file that cannot be read. The fix copies the text into the
/// tables that lack it, with its note and a mark that `untranslated` reports until somebody has translated it.
package enum MissingTranslation: TextRule {
  package static let id = "missing-translation"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.missing
  package static let wakes = TextFacts.lacksTranslation

  package static let examples = [
    RuleExample(
      "a text that two languages lack",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        1️⃣"Cart.total" = "Total";
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.items" = "Articles";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        """#,
      ]
    ),
    RuleExample(
      "words for an error of another package, and for one whose cases nobody knows",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        struct ServerError: Error { var code: String }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "Shop.errors" = "Errors";
        1️⃣"Payments/PaymentError.declined.title" = "Card declined";
        2️⃣"ServerError.E100.title" = "Server busy";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "Shop.errors" = "エラー";
        """#,
      ]
    ),
    RuleExample(
      "a key that is another text in each table",
      [
        "Sources/Shop/en.lproj/Cart.strings": #"""
        "items" = "Items";
        1️⃣"total" = "Total";
        """#,
        "Sources/Shop/en.lproj/Orders.strings": #"""
        "orders" = "Orders";
        "total" = "Number of orders";
        """#,
        "Sources/Shop/ja.lproj/Cart.strings": #"""
        "items" = "商品";
        """#,
        "Sources/Shop/ja.lproj/Orders.strings": #"""
        "orders" = "注文";
        "total" = "注文数";
        """#,
      ]
    ),
    RuleExample(
      "a dialect, and signs that need no words",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        "Cart.arrow" = "→";
        "Cart.pages" = "{page}/{count}";
        """#,
        "Sources/Shop/en-GB.lproj/Other.strings": #"""
        "Cart.lift" = "Lift";
        """#,
        "Sources/Shop/en.lproj/Other.strings": #"""
        "Cart.lift" = "Elevator";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case missing(key: String, locales: [String])
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.entry.shouldTranslate, text.entry.extractionState != "stale",
      !text.facts.contains(.markedUntranslated), !text.isToldByItsCase, text.hasLetters
    else { return [] }
    let mistyped = text.localesWithMistypedKey
    let locales = text.localesWithoutTranslation.filter { locale in
      text.package.plan.asks(Self.self, in: locale) && !mistyped.contains(locale) && !text.explains(lackIn: locale)
    }
    if locales.isEmpty { return [] }
    return [
      finding(
        Sentence.missing(key: text.key, locales: locales),
        at: text.keyPlace,
        fixes: [text.fix(copyingTo: locales)].compactMap(\.self),
        locales: locales,
        // Whoever mends one of the texts makes no new finding of the others.
        subjects: locales.map { "\(text.key) (\($0))" }
      )
    ]
  }
}
