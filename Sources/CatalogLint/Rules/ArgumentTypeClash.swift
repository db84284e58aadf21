import ErrorCatalog
import MessageFormatting

/// Reports a printf text that takes one value for two different things: `%1$d … %1$@`.
///
/// A value is a number or an object, and a formatter that believes the wrong one shows garbage or ends the program. Left
/// alone: conversions that differ in size or notation alone, such as `%1$d` and `%1$x`, and those that the error's own value
/// does not fit (`argument-type`).
package enum ArgumentTypeClash: TextRule {
  package static let id = "argument-type-clash"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.dollar, .plural]

  package static let examples = [
    RuleExample(
      "a number and an object at one position",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Of 📎%1$lld items 1️⃣%1$@ fit into one order.";
        """#,
      ]
    ),
    RuleExample(
      "one kind of value in two notations",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(code: Int, bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "%2$@ declined the card, says %2$@";
        "CheckoutError.declined.description" = "The bank says %1$lld, which is %1$llx in its book.";
        """#,
      ]
    ),
  ]

  /// What the rule says. Both come as they are written.
  package enum Sentence: Catalogued {
    case clash(written: String, other: String)
    case other
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .printf else { return [] }
    var first: [String: (placeholder: Placeholder, kind: FormattedKind)] = [:]
    var told: Set<String> = []
    let findings: [Finding] = text.soundPlaceholders.compactMap { placeholder in
      guard let kind = FormattedKind(of: placeholder.kind) else { return nil }
      guard let earlier = first[placeholder.name] else {
        first[placeholder.name] = (placeholder, kind)
        return nil
      }
      guard !kind.fits(earlier.kind), told.insert(placeholder.name).inserted,
        // Where the value is known, one of the two is simply wrong (`argument-type`).
        [placeholder, earlier.placeholder].allSatisfy({ ArgumentType.wrongValue(for: $0, in: text) == nil })
      else { return nil }
      return finding(
        Sentence.clash(written: text.written(placeholder), other: text.written(earlier.placeholder)),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [.init(Sentence.other, at: text.place(ofTextSpan: earlier.placeholder.span))],
        about: [placeholder.name]
      )
    }
    return findings.isEmpty ? formFindings(in: text) : findings
  }

  /// What the forms of a text show against the variable they are for, or against each other.
  private static func formFindings(in text: LintedText) -> [Finding] {
    text.formClashes.map { clash in
      finding(
        Sentence.clash(written: clash.written, other: clash.other),
        at: clash.place,
        notes: [.init(Sentence.other, at: clash.otherPlace)]
      )
    }
  }
}
