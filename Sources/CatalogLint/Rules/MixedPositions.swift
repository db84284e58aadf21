import ErrorCatalog
import MessageFormatting

/// Reports a printf text that numbers some of its values and not the others.
///
/// Those without a number start from the first value again: `%1$@ and %@` shows it twice. Number all of them, or none.
/// Left alone: the number of a plural in its own forms, and variables of a string catalog, which bring their number.
package enum MixedPositions: TextRule {
  package static let id = "mixed-positions"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.dollar]

  package static let examples = [
    RuleExample(
      "a number at the first value alone",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String, reason: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "📎%1$@ says: 1️⃣%@. Try another card.";
        """#,
      ]
    ),
    RuleExample(
      "all with numbers, and all without",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String, reason: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "%@: %@";
        "CheckoutError.declined.description" = "%1$@ says: %2$@, which is 100%%. Try another card.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "%@：%@";
        "CheckoutError.declined.description" = "%1$@の返答は「%2$@」です。別のカードでお試しください。";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case mixed(written: String)
    case numbered
  }

  package static func findings(in text: LintedText) -> [Finding] {
    text.wordings.compactMap { wording in
      guard let (numbered, bare) = mixture(in: wording, of: text) else { return nil }
      return finding(
        Sentence.mixed(written: String(decoding: Array(wording.text.utf8)[bare.span], as: UTF8.self)),
        at: text.place(of: bare.span, in: wording),
        notes: [.init(Sentence.numbered, at: text.place(of: numbered.span, in: wording))]
      )
    }
  }

  /// Whether a text mixes values with and without numbers: then it shows others than it seems to.
  static func isMixed(_ text: LintedText) -> Bool {
    text.facts.contains(.dollar) && text.wordings.contains { mixture(in: $0, of: text) != nil }
  }

  /// The first value with a number and the first without one; nil where a wording has only one kind.
  private static func mixture(
    in wording: Wording,
    of text: LintedText
  ) -> (numbered: PercentSign, bare: PercentSign)? {
    guard text.style == .printf else { return nil }
    let signs = PrintfSigns(of: wording, in: text).sound
    guard let numbered = signs.first(where: { $0.position != nil }),
      let bare = signs.first(where: { $0.position == nil && takesNext($0, in: wording, of: text) })
    else { return nil }
    return (numbered, bare)
  }

  /// Whether a sign without a number takes the next value.
  private static func takesNext(_ sign: PercentSign, in wording: Wording, of text: LintedText) -> Bool {
    switch sign.meaning {
    case .conversion(let name, _): return wording.form == nil || name == "@"
    case .variable(let name):
      guard case .plural(let plural) = text.entry.value else { return true }
      return plural.variables.first { $0.name == name }?.argument == nil
    case .sign, .chosenNumber, .octet, .nothing: return false
    }
  }
}
