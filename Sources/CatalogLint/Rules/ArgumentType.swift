import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// Reports a placeholder that asks for a value of another type than its case has.
///
/// A plural of a text, a date of a number, `%d` for a text: people would read the value as it comes, or the wrong form. A
/// `select` of a `Bool` chooses by `true` and `false`, one of a number by its digits; other keywords are never chosen. Left
/// alone: texts that are no valid pattern, values that the case does not have (`unknown-argument`) or that have no form for
/// people (`unpresentable-argument`), a `select` that only asks whether there is a value, and errors whose arguments are
/// made by hand.
package enum ArgumentType: TextRule {
  package static let id = "argument-type"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.patternSigns
  package static let needs = TextFacts.ofError

  package static let examples = [
    RuleExample(
      "a plural of a text",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎limitReached(limit: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order 1️⃣{limit, plural, one {# item} other {# items}} at most.";
        """#,
      ]
    ),
    RuleExample(
      "a number of a date, and a date of a number",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import Foundation
        enum CheckoutError: Error { case 📎📎closed(until: Date, hours: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.closed.title" = "Shop closed";
        "CheckoutError.closed.description" = "Come back on 1️⃣{until, number}, in 2️⃣{hours, time} hours.";
        """#,
      ]
    ),
    RuleExample(
      "a printf conversion for another type",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎limitReached(Int, of: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order %1$lld items of 1️⃣%2$lld at most.";
        """#,
      ]
    ),
    RuleExample(
      "words that a Bool never chooses",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎declined(saved: Bool) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Card declined";
        "CheckoutError.declined.description" = "1️⃣{saved, select, yes {Your cart is kept.} other {Your cart is empty.}}";
        """#,
      ]
    ),
    RuleExample(
      "values as their types allow",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import Foundation
        enum CheckoutError: Error {
          case closed(until: Date?, after: Duration, share: Double, saved: Bool)
          case limitReached(count: Int, kind: String, shops: [String])
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.closed.title" = "Shop closed";
        "CheckoutError.closed.description" = "{until, select, none {Closed.} other {Closed until {until, date, long}.}} {after} {share, number, percent} {saved, select, true {Saved.} other {Lost.}}";
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "{count, plural, one {# item} other {# items}}, {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {count, spellout}, {count, select, 1 {one} other {more}} of {kind, select, book {a book} other {{kind}}} in {shops}.";
        """#,
        "Sources/Shop/en.lproj/Legacy.strings": #"""
        "CheckoutError.limitReached.recovery" = "Order %1$lld of %2$@ in %3$@ (%1$x).";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The placeholder needs another type than the value has.
    case wrongType(placeholder: String, expected: String, type: String, error: String)
    /// Keywords that the value cannot be.
    case neverChosen(keywords: [String], type: String, error: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    var seen: Set<[String]> = []
    return text.soundPlaceholders.compactMap { placeholder in
      guard let need = PlaceholderNeed(placeholder.kind), let wrong = wrongValue(for: placeholder, in: text),
        // A plural names its value in every form: one finding tells it all.
        seen.insert([placeholder.name, need.rawValue]).inserted
      else { return nil }
      return finding(
        sentence(for: placeholder, need: need, value: wrong, in: text),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [text.note(declaring: wrong)],
        fixes: [fix(of: placeholder, value: wrong, in: text)].compactMap(\.self),
        about: [placeholder.name]
      )
    }
  }

  /// The first value that a placeholder cannot show as it asks; nil where all can be.
  static func wrongValue(for placeholder: Placeholder, in text: LintedText) -> LintedText.Value? {
    guard let need = PlaceholderNeed(placeholder.kind) else { return nil }
    return text.values(of: placeholder).first { value in
      guard let shown = ShownValue(value.value.form) else { return false }
      return !need.isMet(by: shown) || !neverChosen(placeholder.kind, by: shown).isEmpty
    }
  }

  /// The keywords of a select that a value cannot be.
  private static func neverChosen(_ kind: Placeholder.Kind, by value: ShownValue) -> [String] {
    switch value {
    case .truth: kind.words.filter { $0 != "true" && $0 != "false" }
    case .integer: kind.words
    default: []
    }
  }

  private static func sentence(
    for placeholder: Placeholder,
    need: PlaceholderNeed,
    value: LintedText.Value,
    in text: LintedText
  ) -> Sentence {
    let keywords = ShownValue(value.value.form).map { neverChosen(placeholder.kind, by: $0) } ?? []
    if !keywords.isEmpty { return .neverChosen(keywords: keywords, type: value.value.type, error: value.error) }
    return .wrongType(
      placeholder: text.written(placeholder),
      expected: need.rawValue,
      type: value.value.type,
      error: value.error
    )
  }

  /// Shows the value as it comes, where nothing but its form is lost.
  private static func fix(of placeholder: Placeholder, value: LintedText.Value, in text: LintedText) -> Fix? {
    let old = text.source(of: placeholder)
    let new: String
    switch placeholder.kind {
    case .number, .date, .time, .spellout, .ordinal, .duration: new = "{\(placeholder.name)}"
    case .conversion(let name) where placeholder.depth == 0 && ShownValue(value.value.form) == .text:
      new = old.dropLast(name.count) + "@"
    case .none, .plural, .selectOrdinal, .select, .conversion: return nil
    }
    return text.edit(ofTextSpan: placeholder.span, to: new).map { Fix(Fix.Sentence.replace(old: old, new: new), [$0]) }
  }
}
