import ErrorCatalog
import MessageFormatting

/// Reports a printf text that skips a value: `%2$@, %3$@` without `%1$@`.
///
/// A formatter that takes its values one after the other cannot know what it skips, and shows garbage or ends the program.
/// Left alone: texts of errors, whose values are known by name and type, and translations that skip what their base
/// shows (`argument-mismatch`).
package enum ArgumentGap: TextRule {
  package static let id = "argument-gap"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.dollar]

  package static let examples = [
    RuleExample(
      "positions that begin at 2",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {}
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "cart.summary" = "Total: 1️⃣%2$@, shipped by %3$@";
        "cart.range" = "%1$@ to 2️⃣%3$@";
        """#,
      ]
    ),
    RuleExample(
      "all positions, in any order, and a value that an error's text leaves out",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String, reason: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "The bank says: %2$@. Try another card.";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "cart.range" = "%2$@ down to %1$@, at most %2$@";
        """#,
      ]
    ),
  ]

  /// What the rule says. Both come as a text writes them, in short: %1$.
  package enum Sentence: Catalogued {
    case gap(missing: String, present: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .printf, text.subjectValues == nil else { return [] }
    let placeholders = text.soundPlaceholders
    let positions = Set(placeholders.compactMap { Int($0.name) })
    guard let missing = (0..<positions.count).first(where: { !positions.contains($0) }),
      let present = positions.filter({ $0 > missing }).min(),
      let place = placeholders.first(where: { Int($0.name) == present })
    else { return [] }
    if let base = text.base, Set(base.placeholders.compactMap { Int($0.name) }) != positions { return [] }
    return [
      finding(
        Sentence.gap(missing: "%\(missing + 1)$", present: "%\(present + 1)$"),
        at: text.place(ofTextSpan: place.span),
        about: [String(missing)]
      )
    ]
  }
}
