import ErrorCatalog
import MessageFormatting

/// Reports a text that is no valid pattern.
///
/// Nothing can be put into it, so people read the text as it stands, with its braces. The finding stands where the
/// pattern breaks off; for a brace without its other half at that brace. Left alone: what a percent sign begins
/// (`invalid-specifier`, `stray-percent`), placeholders that only look like some (`lookalike-placeholder`), braces
/// that an apostrophe quotes (`quoted-placeholder`), and plurals whose structure is broken already (`plural-structure`).
package enum InvalidPattern: TextRule {
  package static let id = "invalid-pattern"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.unplainBraces, .percent]

  package static let examples = [
    RuleExample(
      "a brace that is never closed",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order 1️⃣{limit items at most.";
        """#,
      ]
    ),
    RuleExample(
      "a plural without the form that every language needs",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order 1️⃣{limit, plural, one {one item}} at most.";
        """#,
      ]
    ),
    RuleExample(
      "a kind of value that does not exist",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order {limit, 1️⃣nubmer} items at most.";
        """#,
      ]
    ),
    RuleExample(
      "braces in quotes, apostrophes, and blanks in braces",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "It's the cart's limit";
        "CheckoutError.limitReached.description" = "The list '{'a, b'}' can't hold more than { limit } items.";
        """#,
      ]
    ),
  ]

  /// What the rule says; each case is a kind of error that the compiler of patterns knows.
  package enum Sentence: Catalogued {
    case unclosedBrace, badName, unknownFormat, badStyle, boundlessStyle, missingOther, badForm, duplicateForm, choice
    case tooDeep, tooLong
    case syntax
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard case .failure(let error) = text.compiled, let sentence = sentence(for: error.kind) else { return [] }
    if text.facts.contains(.plural), text.hasBrokenStructure { return [] }
    if !QuotedStretch.placeholders(in: text).isEmpty || !text.lookalikes.isEmpty { return [] }
    let end = min(error.offset + 1, text.utf8.count)
    return [finding(sentence, at: text.place(ofTextSpan: min(error.offset, end)..<end))]
  }

  /// Nil for what other rules tell.
  static func sentence(for kind: PatternError.Kind) -> Sentence? {
    switch kind {
    case .unclosedBrace: .unclosedBrace
    case .badName: .badName
    case .unknownFormat: .unknownFormat
    case .badStyle: .badStyle
    case .boundlessStyle: .boundlessStyle
    case .missingOther: .missingOther
    case .badForm: .badForm
    case .duplicateForm: .duplicateForm
    case .choice: .choice
    case .tooDeep: .tooDeep
    case .tooLong: .tooLong
    case .syntax: .syntax
    case .badConversion, .unsupportedConversion, .unknownSubstitution: nil
    }
  }
}

extension LintedText {
  /// Whether the reader of the file has told already that the parts of the entry do not fit together.
  var hasBrokenStructure: Bool { file.catalog.problems.contains { $0.key == key } }
}
