import ErrorCatalog
import MessageFormatting

/// Reports a percent sign of a printf text that begins no conversion.
///
/// Such a text cannot be filled, and people read it as it stands. `%n` and `%*d` are conversions of C that are never safe
/// in a translation. Left alone: percent signs of prose (`stray-percent`), conversions that only look like some
/// (`lookalike-placeholder`), and a `%#@name@` whose forms another file gives.
package enum InvalidSpecifier: TextRule {
  package static let id = "invalid-specifier"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.percent, .plural]

  package static let examples = [
    RuleExample(
      "letters that mean nothing, and a width from a value",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), declined(bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order 1️⃣%y items at most.";
        "CheckoutError.declined.title" = "Payment declined by %@";
        "CheckoutError.declined.description" = "Ask 2️⃣%*d at the bank.";
        """#,
      ]
    ),
    RuleExample(
      "a variable that no file has",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* catalog: style=printf */
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order 1️⃣%#@items@ at most.";
        """#,
      ]
    ),
    RuleExample(
      "flags, widths and modifiers",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case late(days: Int, share: Double) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.late.title" = "Late by %1$+03lld days";
        "CheckoutError.late.description" = "The order is %1$'lld days late, which is %2$.1f%% of all.";
        """#,
      ]
    ),
  ]

  /// What the rule says. {written} comes as it stands in the text.
  package enum Sentence: Catalogued {
    case unknown(written: String)
    case unsafe(written: String)
    case noVariable(name: String)
    /// The same in a string catalog, which has a place of its own for the forms.
    case noSubstitution(name: String)
    /// `%arg` outside of a form.
    case noNumber
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .printf else { return [] }
    return text.wordings.flatMap { wording -> [Finding] in
      let bytes = Array(wording.text.utf8)
      let signs = PrintfSigns(of: wording, in: text)
      let wrong = signs.wrong.compactMap { sign -> Finding? in
        let written = written(sign, in: bytes)
        // A variable that its entry does not fit is told by `plural-structure`.
        if written.hasPrefix("%#@"), text.facts.contains(.plural), text.hasBrokenStructure { return nil }
        let place = text.place(of: sign.span.lowerBound..<sign.span.lowerBound + written.utf8.count, in: wording)
        if case .nothing(let error) = sign.meaning {
          return finding(
            error.kind == .unsupportedConversion ? Sentence.unsafe(written: written) : .unknown(written: written),
            at: place
          )
        }
        return finding(Sentence.noNumber, at: place)
      }
      let variables = signs.sound.compactMap { sign -> Finding? in
        guard case .variable(let name) = sign.meaning, !text.facts.contains(.plural), !hasForms(text) else {
          return nil
        }
        return finding(
          text.file.catalog.format == .xcstrings ? Sentence.noSubstitution(name: name) : .noVariable(name: name),
          at: text.place(of: sign.span, in: wording)
        )
      }
      return wrong + variables
    }
  }

  /// The sign with what may be meant to belong to it: up to the first letter.
  private static func written(_ sign: PercentSign, in bytes: [UInt8]) -> String {
    var end = sign.span.lowerBound + 1
    while end < bytes.count, end - sign.span.lowerBound < 8, bytes[end] > 0x20, bytes[end] < 0x7F {
      end += 1
      if ASCII.isLetter(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "@") { break }
    }
    return String(decoding: bytes[sign.span.lowerBound..<max(end, sign.span.upperBound)], as: UTF8.self)
  }

  /// Whether another table of the locale has the key with its forms, which is read instead.
  private static func hasForms(_ text: LintedText) -> Bool {
    let key = text.key
    return text.folder.files.contains { file in
      guard file.locale == text.locale, file.path != text.file.path,
        let entry = file.catalog.entry(forKey: key, locale: file.spelledLocale)
      else { return false }
      if case .plural = entry.value { return true }
      return false
    }
  }
}
