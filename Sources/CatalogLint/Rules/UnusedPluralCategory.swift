import CatalogICU
import ErrorCatalog

/// Reports a form of a plural for a category that the language does not have.
///
/// Nobody ever reads it: Japanese has `other` alone, English no `few`. Often the forms of another language were copied, or a
/// form for the number 0 is meant, which is `=0` in ICU's style. Left alone: `zero` in a `.stringsdict`, which serves 0
/// in every language, categories that only fractions or millions reach, and languages that ICU does not know.
package enum UnusedPluralCategory: TextRule {
  package static let id = "unused-plural-category"
  package static let severity = Severity.warning
  package static let wakes: TextFacts = [.unplainBraces, .plural]

  package static let examples = [
    RuleExample(
      "the forms of another language, and zero for 0",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order {limit, plural, 1️⃣zero {nothing} one {# item} other {# items}} today.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = "今日の注文は{limit, plural, 2️⃣one {#個} other {#個}}までです。";
        """#,
      ]
    ),
    RuleExample(
      "what few numbers reach, and zero in a .stringsdict",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/fr.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Limite atteinte";
        """#,
        "Sources/Shop/fr.lproj/Errors.stringsdict": #"""
        <plist version="1.0"><dict>
          <key>CheckoutError.limitReached.description</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
            <key>items</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>zero</key><string>Aucun article possible.</string>
              <key>one</key><string>%lld article au plus.</string>
              <key>many</key><string>%lld d'articles au plus.</string>
              <key>other</key><string>%lld articles au plus.</string>
            </dict>
          </dict>
        </dict></plist>
        """#,
        "Package.swift": #"""
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Shop", defaultLocalization: "fr", targets: [.target(name: "Shop")])
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unused(category: String, locale: String, known: [String])
    /// `zero` where `=0` may be meant.
    case zero(locale: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let plurals = text.plurals
    guard !plurals.isEmpty, let language = text.language else { return [] }
    return plurals.flatMap { plural -> [Finding] in
      let rules = plural.isOrdinal ? PluralRules.ordinal(for: language) : PluralRules.cardinal(for: language)
      let known = rules.requiredCategories.all
      return plural.forms.filter { form in
        !known.contains(form.category) && !(form.category == .zero && text.style == .printf)
      }.map { form in
        finding(
          form.category == .zero
            ? Sentence.zero(locale: text.locale)
            : .unused(category: form.category.rawValue, locale: text.locale, known: known.map(\.rawValue)),
          at: form.place,
          about: [form.category.rawValue]
        )
      }
    }
  }
}
