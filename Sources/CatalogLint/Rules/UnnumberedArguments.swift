import ErrorCatalog
import MessageFormatting

/// Reports a printf text of the base with two or more values that have no numbers.
///
/// Other languages put values in another order, which only numbers allow: `%1$@ of %2$@`. The rule speaks where a
/// translation needs another order, or where there is no translation yet, so that the first one begins well. Left
/// alone: texts whose translations keep the order, plurals, whose variables have names, and keys of a string catalog that are
/// texts themselves: the program looks them up as they are, and translations may number their values all the same.
package enum UnnumberedArguments: TextRule {
  package static let id = "unnumbered-arguments"
  package static let severity = Severity.warning
  package static let wakes = TextFacts.percent

  package static let examples = [
    RuleExample(
      "a translation that turns the values around",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String, reason: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "1️⃣%@ says %@. Try another card.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "お支払いの失敗";
        "CheckoutError.declined.description" = "「%2$@」と%1$@が返答しました。別のカードでお試しください。";
        """#,
      ]
    ),
    RuleExample(
      "values with numbers, one value alone, and translations that keep the order",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String, reason: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Declined by %@";
        "CheckoutError.declined.description" = "%@ says %@. Try another card.";
        "CheckoutError.declined.recovery" = "Ask %1$@ about “%2$@”.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "%@での失敗";
        "CheckoutError.declined.description" = "%@の返答は「%@」です。別のカードでお試しください。";
        "CheckoutError.declined.recovery" = "「%2$@」について%1$@にお尋ねください。";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The locales whose translations need another order.
    case reordered(locales: [String])
    case unnumbered(count: Int)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    // Who looks up a key asks for it as it is: a number in it would hide its texts.
    guard text.isBase, text.style == .printf, !text.facts.contains(.plural), !text.entry.isKeyOnly else { return [] }
    let signs = text.wordings.flatMap { PrintfSigns(of: $0, in: text).sound }.filter { $0.conversion != nil }
    guard signs.count > 1, signs.allSatisfy({ $0.position == nil }), let first = signs.first else { return [] }
    let translations = text.translations
    let reordering = translations.filter(reorders).map(\.locale)
    let isAlone = translations.isEmpty && text.localesWithoutTranslation.isEmpty
    guard !reordering.isEmpty || isAlone else { return [] }
    let edits = signs.enumerated().compactMap { number, sign in
      text.edit(ofTextSpan: sign.span.lowerBound..<sign.span.lowerBound + 1, to: "%\(number + 1)$")
    }
    return [
      finding(
        isAlone ? Sentence.unnumbered(count: signs.count) : .reordered(locales: reordering),
        at: text.place(ofTextSpan: first.span),
        fixes: edits.count == signs.count ? [Fix(Fix.Sentence.replace(old: "%", new: "%1$"), edits)] : [],
        about: []
      )
    ]
  }

  /// Whether a translation shows the values in another order.
  private static func reorders(_ text: LintedText) -> Bool {
    let positions = text.wordings.flatMap { PrintfSigns(of: $0, in: text).sound }.compactMap(\.position)
    return zip(positions, positions.dropFirst()).contains { $0 > $1 }
  }
}
