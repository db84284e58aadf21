import CatalogICU
import ErrorCatalog

/// Reports a plural whose form `one` leaves out the number where `one` stands for several numbers.
///
/// Russian `one` is also 21 and 31, French `one` also 0: of `one {один файл}` people read "one file" for 21 of them. The
/// number belongs into the form, or, in ICU's style, the words into `=1`. Left alone: languages in which only 1 has the
/// form, plurals that show the number in no form, and forms whose other numbers have forms of their own.
package enum ImpliedQuantity: TextRule {
  package static let id = "implied-quantity"
  package static let severity = Severity.warning
  package static let wakes: TextFacts = [.unplainBraces, .plural]

  package static let examples = [
    RuleExample(
      "a word for 1 that 21 gets as well",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order {limit, plural, one {one item} other {# items}} at most.";
        """#,
        "Sources/Shop/ru.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Предел заказа";
        "CheckoutError.limitReached.description" = "Можно заказать {limit, plural, 1️⃣one {один товар} few {# товара} many {# товаров} other {# товара}}.";
        """#,
      ]
    ),
    RuleExample(
      "a form for 1 alone, and forms that are only words",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "{limit, plural, one {Extra item} other {Extra items}}";
        "CheckoutError.limitReached.description" = "Order {limit, plural, one {one item} other {# items}} at most.";
        """#,
        "Sources/Shop/ru.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "{limit, plural, one {Лишний товар} few {Лишние товары} many {Лишние товары} other {Лишние товары}}";
        "CheckoutError.limitReached.description" = "Можно заказать {limit, plural, =1 {один товар} one {# товар} few {# товара} many {# товаров} other {# товара}}.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case implied(locale: String, numbers: [String])
    /// In a printf text, which has no form for 1 alone.
    case withoutConversion(locale: String, numbers: [String], conversion: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let plurals = text.plurals
    guard !plurals.isEmpty, let language = text.language else { return [] }
    let spoiled = text.placesOfSpoiledForms
    return plurals.compactMap { plural in
      guard !plural.isOrdinal, let one = plural.forms.first(where: { $0.category == .one }), !one.showsNumber,
        let number = plural.forms.first(where: { $0.category == .other && $0.showsNumber })?.number
      else { return nil }
      // What was meant to show the number, or the whole form, is another rule's to tell.
      if spoiled.contains(one.place) || text.hidesNumber { return nil }
      let numbers = plural.numbers(of: .one, by: PluralRules.cardinal(for: language)).prefix(3).map(String.init)
      if numbers.count < 2 { return nil }
      return finding(
        text.style == .printf
          ? Sentence.withoutConversion(locale: text.locale, numbers: numbers, conversion: number)
          : .implied(locale: text.locale, numbers: numbers),
        at: one.place
      )
    }
  }
}

extension LintedText {
  /// Where the forms of a `.stringsdict` stand that are empty, or hold something that only looks like a conversion.
  fileprivate var placesOfSpoiledForms: [Place] {
    guard facts.contains(.plural) else { return [] }
    let empty = wordings.filter { !$0.facts.isDisjoint(with: EmptyMessage.wakes) }
    return (lookalikes.map(\.wording) + empty).filter { $0.form != nil }.map { place(of: 0..<0, in: $0) }
  }

  /// Whether a form in braces holds a number that people read as it is written.
  fileprivate var hidesNumber: Bool {
    !facts.contains(.plural) && (!QuotedNumber.all(in: self).isEmpty || !lookalikes.isEmpty)
  }
}
