import CatalogICU
import ErrorCatalog

/// Reports a plural without a form that its language needs.
///
/// Numbers of such a category get the form `other`, which is wrong in that language: Russian needs `few` for 2 and `many`
/// for 5. Which categories whole numbers reach is CLDR's word; a form for the only number of a category, as `=1` in
/// English, serves as well. What only fractions or millions reach, as French `many`, is a note, and nothing where the
/// value is known to be whole and only fractions have the category. It is a note as well where `other` shows the number
/// and the language leaves its nouns as they are behind one, as Turkish does: few texts need the form there. Left alone:
/// a plural without `other`, which no language can do without (`plural-structure`, `invalid-pattern`).
package enum PluralCategories: TextRule {
  package static let id = "plural-categories"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.unplainBraces, .plural]

  package static let examples = [
    RuleExample(
      "a language with more forms than the base",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order {limit, plural, one {# item} other {# items}} at most.";
        """#,
        "Sources/Shop/ru.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Предел заказа";
        "CheckoutError.limitReached.description" = "Не больше 1️⃣{limit, plural, one {# товара} other {# товаров}} в заказе.";
        """#,
      ]
    ),
    RuleExample(
      "a variable of a .stringsdict",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        """#,
        "Sources/Shop/en.lproj/Errors.stringsdict": #"""
        <plist version="1.0"><dict>
          <key>CheckoutError.limitReached.description</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
            <key>items</key>
            1️⃣<dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>other</key><string>Order %lld items at most.</string>
            </dict>
          </dict>
        </dict></plist>
        """#,
      ]
    ),
    RuleExample(
      "forms for the only number of a category, and a language without any",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order {limit, plural, =1 {one item} other {# items}} at most.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = "一度に注文できるのは{limit, plural, other {#個}}までです。";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// Each form comes with some of its numbers: few (2, 3, 4).
    case missing(locale: String, forms: [String])
    case rare(locale: String, forms: [String])
    /// Nouns stay as they are behind a number.
    case seldom(locale: String, forms: [String])
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let plurals = text.plurals
    guard !plurals.isEmpty, let language = text.language else { return [] }
    return plurals.compactMap { plural in
      let rules = plural.isOrdinal ? PluralRules.ordinal(for: language) : PluralRules.cardinal(for: language)
      let required = rules.requiredCategories
      func shown(_ categories: [PluralCategory]) -> [String] {
        categories.map { "\($0.rawValue) (\(required.samples(of: $0).joined(separator: ", ")))" }
      }
      // Without `other` the plural is none, and told as that.
      func lacks(_ category: PluralCategory) -> Bool { category != .other && !plural.has(category) }
      let missing = required.integers.filter { lacks($0) && !isServed($0, in: plural, by: rules) }
      if !missing.isEmpty, !plural.isOrdinal, plural.showsNumberInOther, CountedNouns.stay(in: language) {
        return finding(Sentence.seldom(locale: text.locale, forms: shown(missing)), at: plural.place, severity: .note)
      }
      if !missing.isEmpty {
        return finding(Sentence.missing(locale: text.locale, forms: shown(missing)), at: plural.place)
      }
      let rare = required.others.filter { category in
        let isFraction = required.samples(of: category).allSatisfy { $0.contains(".") }
        return lacks(category) && !plural.isOrdinal && !(isFraction && plural.isWhole)
      }
      if rare.isEmpty { return nil }
      return finding(Sentence.rare(locale: text.locale, forms: shown(rare)), at: plural.place, severity: .note)
    }
  }

  /// Whether every number of a category has a form of its own.
  private static func isServed(_ category: PluralCategory, in plural: CountedPlural, by rules: PluralRules) -> Bool {
    if plural.numbers(of: category, by: rules).isEmpty {
      return (0..<200).contains { rules.category(of: $0) == category }
    }
    return false
  }
}

extension CountedPlural {
  /// Whether the form that serves all other numbers shows them.
  fileprivate var showsNumberInOther: Bool { forms.contains { $0.category == .other && $0.showsNumber } }
}
