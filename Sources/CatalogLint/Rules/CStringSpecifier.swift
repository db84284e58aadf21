import ErrorCatalog
import MessageFormatting

/// Reports `%s` in a printf text.
///
/// It asks for the address of a text of C, which no value of Swift is: Foundation shows garbage or ends the program. `%@`
/// takes every value. Left alone: `% s`, which is a percent sign of prose (`stray-percent`), and texts in ICU's style.
package enum CStringSpecifier: TextRule {
  package static let id = "c-string-specifier"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.percent

  package static let examples = [
    RuleExample(
      "a text of C",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "1️⃣%s declined the card. Try another one.";
        """#,
      ]
    ),
    RuleExample(
      "objects, and signs of prose",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "%@ declined the card, 100%%s sure. Try another one.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case text(written: String, meant: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .printf else { return [] }
    return text.wordings.flatMap { wording -> [Finding] in
      PrintfSigns(of: wording, in: text).sound.compactMap { sign in
        guard let name = sign.conversion, name.hasSuffix("s") || name.hasSuffix("S") else { return nil }
        let letters = sign.span.upperBound - name.utf8.count..<sign.span.upperBound
        let written = String(decoding: Array(wording.text.utf8)[sign.span], as: UTF8.self)
        let meant = written.dropLast(name.count) + "@"
        let edit = wording.form == nil ? text.edit(ofTextSpan: letters, to: "@") : nil
        return finding(
          Sentence.text(written: written, meant: String(meant)),
          at: text.place(of: sign.span, in: wording),
          fixes: edit.map { [Fix(Fix.Sentence.replace(old: written, new: String(meant)), [$0])] } ?? []
        )
      }
    }
  }
}
