import ErrorCatalog
import MessageFormatting

/// Reports `%s` in a printf text.
///
/// It asks for the address of a text of C, which no value of Swift is: Foundation shows garbage or ends the program. `%@`
/// takes every value; the mend writes what the base has, or what a whole number wants. Left alone: `% s`, which is a percent sign of prose (`stray-percent`), and texts in ICU's style.
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
      let bytes = Array(wording.text.utf8)
      return PrintfSigns(of: wording, in: text).sound.compactMap { sign in
        guard let name = sign.conversion, Placeholder.Kind.conversion(name).isTextOfC else { return nil }
        let letters = sign.span.upperBound - name.utf8.count..<sign.span.upperBound
        let written = String(decoding: bytes[sign.span], as: UTF8.self)
        let fitting = fittingName(for: sign, in: wording, of: text)
        let meant = written.dropLast(name.count) + fitting
        let edit = text.edit(of: letters, in: wording, to: fitting)
        return finding(
          Sentence.text(written: written, meant: String(meant)),
          at: text.place(of: sign.span, in: wording),
          fixes: edit.map { [Fix(Fix.Sentence.replace(old: written, new: String(meant)), [$0])] } ?? []
        )
      }
    }
  }

  /// The letters of the conversion that the value wants: as the base writes it, or as its type asks; `@` shows any other.
  private static func fittingName(for sign: PercentSign, in wording: Wording, of text: LintedText) -> String {
    if let form = wording.form {
      guard case .plural(let plural) = text.entry.value, sign.position == nil else { return "@" }
      let type = plural.variables.first { $0.name == form.variable }?.valueType ?? ""
      return type.isEmpty || Placeholder.Kind.conversion(type).isTextOfC ? "@" : type
    }
    guard let placeholder = text.placeholders.first(where: { $0.span == sign.span }) else { return "@" }
    if let conversion = text.base?.conversion(ofValue: placeholder.name) {
      // With its width and precision, unless the sign has its own.
      let isBare = sign.position != nil || sign.span.count == 1 + (sign.conversion?.utf8.count ?? 0)
      return isBare ? conversion.written : conversion.letters
    }
    return LintedText.conversion(of: text.values(of: placeholder).map(\.value))
  }
}

extension Placeholder.Kind {
  /// Whether it asks for a text of C: `%s`, `%S`.
  var isTextOfC: Bool {
    guard case .conversion(let name) = self else { return false }
    return name.hasSuffix("s") || name.hasSuffix("S")
  }
}
