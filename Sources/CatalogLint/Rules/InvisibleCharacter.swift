import ErrorCatalog
import StringsFiles

/// Reports characters that nobody sees and that change what people read, find or copy.
///
/// Overrides of the writing direction, embeddings and isolates that are not closed, and control characters are errors: they
/// turn the rest of the screen around, or end it. Zero-width spaces, soft hyphens, byte order marks and the like are warnings.
/// Left alone: joiners in emoji and in the scripts that need them, breaks in scripts without spaces, marks of the direction
/// and isolates in pairs, tabs and line ends, what is written as an escape on purpose, unless it is an error, and texts of
/// nothing else (`empty-message`).
package enum InvisibleCharacter: TextRule {
  package static let id = "invisible-character"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.invisible, .bidiOverride, .bidiIsolate, .control]

  package static let examples = [
    RuleExample(
      "a zero-width space, a soft hyphen, and a bell",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings":
          "\"CheckoutError.emptyCart.title\" = \"Empty 1️⃣\u{200B}cart\";\n"
          + "\"CheckoutError.emptyCart.description\" = \"Add an it2️⃣\u{AD}em, then check out.3️⃣\\U0007\";",
      ]
    ),
    RuleExample(
      "an override, and an isolate that is not closed",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings":
          "\"CheckoutError.declined.title\" = \"1️⃣\u{202E}Payment declined\";\n"
          + "\"CheckoutError.declined.description\" = \"2️⃣\u{2068}{bank} declined the card. Try another one.\";",
      ]
    ),
    RuleExample(
      "joiners, isolates in pairs, and an escape",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings":
          "\"CheckoutError.declined.title\" = \"Payment declined 👩\u{200D}💻🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\";\n"
          + "\"CheckoutError.declined.description\" = \"\u{2068}{bank}\u{2069} declined the credit\\U200Bcard. Try another one.\";",
        "Sources/Shop/fa.lproj/Errors.strings":
          "\"CheckoutError.declined.title\" = \"پرداخت نمی\u{200C}شود\";\n"
          + "\"CheckoutError.declined.description\" = \"\u{200F}{bank} کارت را نپذیرفت.\";",
      ]
    ),
  ]

  /// What the rule says. {number} is such as 200B, {name} such as ZERO WIDTH SPACE.
  package enum Sentence: Catalogued {
    case invisible(number: String, name: String)
    case control(number: String)
    case override(number: String, name: String)
    case unbalanced(number: String, name: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    // A text of nothing else is told as one without anything to read.
    if text.facts.contains(.blank), !EmptyMessage.findings(in: text).isEmpty { return [] }
    let problems = text.file.catalog.problems.filter(\.isAboutNUL)
    // People read one form of a plural: what one opens, no other closes.
    let choices = text.facts.isDisjoint(with: [.bidiOverride, .bidiIsolate]) ? [] : text.choices
    return text.wordings.flatMap { wording -> [Finding] in
      let scalars = ScalarText(wording.text)
      return UnseenCharacters(scalars, choices: choices).faults.compactMap { fault in
        let span = scalars.span(fault.index..<fault.index + 1)
        if fault.kind == .invisible, text.isEscaped(span, in: wording) { return nil }
        // What the reader of the file tells of already.
        if scalars[fault.index] == "\0", !problems.isEmpty { return nil }
        if scalars.scalars[fault.index].value <= 0x10, text.isTold(span, in: wording) { return nil }
        if text.file.catalog.notation == .json, scalars.scalars[fault.index].value < 0x20,
          !text.isEscaped(span, in: wording)
        {
          return nil
        }
        // What ended it would be left without a beginning.
        let spans = [span] + (fault.end.map { [scalars.span($0..<$0 + 1)] } ?? [])
        let edits = spans.compactMap { text.edit(of: $0, in: wording, to: "") }
        let isRemnant = isOfLetters(scalars.scalars, at: fault.index)
        let isMended = fault.kind != .unbalanced && edits.count == spans.count && !isRemnant
        return finding(
          sentence(for: fault, scalars.scalars[fault.index]),
          at: text.place(of: span, in: wording),
          severity: fault.kind == .invisible ? .warning : .error,
          fixes: isMended ? [Fix(Fix.Sentence.removeCharacter, edits)] : []
        )
      }
    }
  }

  /// Whether a character is what is left of a letter whose bytes somebody has read one by one, as Latin-1 or Windows-1252:
  /// without it the letter would be lost. It then stands in a row with others of these, the first byte's before it.
  private static func isOfLetters(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard (0x80...0xBF).contains(scalars[index].value) else { return false }
    func isOfBytes(_ scalar: Unicode.Scalar) -> Bool {
      (0x80...0x2FF).contains(scalar.value) || (0x2000...0x2122).contains(scalar.value)
    }
    // No letter takes more than four bytes.
    let row =
      scalars[..<index].suffix(8).reversed().prefix(while: isOfBytes)
      + scalars[index...].prefix(8).prefix(while: isOfBytes)
    return row.contains { (0xC2...0xF4).contains($0.value) } && row.contains { (0x80...0x9F).contains($0.value) }
  }

  private static func sentence(for fault: UnseenCharacters.Fault, _ scalar: Unicode.Scalar) -> Sentence {
    let number = scalar.shownNumber
    // The Unicode Standard, section 4.8: the label of a code point without a name.
    let name = scalar.properties.name ?? "<reserved-\(number)>"
    return switch fault.kind {
    case .invisible: .invisible(number: number, name: name)
    case .control: .control(number: number)
    case .override: .override(number: number, name: name)
    case .unbalanced: .unbalanced(number: number, name: name)
    }
  }
}

extension LintedText {
  /// Whether a control character is told as the beginning of an escape with too many digits.
  fileprivate func isTold(_ span: Range<Int>, in wording: Wording) -> Bool {
    let source = wording.form == nil ? entry.sourceSpan(ofText: span) : entry.valueSpan
    return file.catalog.problems.contains { problem in
      guard case .longUnicodeEscape = problem.kind else { return false }
      return problem.span.overlaps(source)
    }
  }
}

extension FileProblem {
  fileprivate var isAboutNUL: Bool {
    switch kind {
    case .nulCharacter, .emptyUnicodeEscape: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// `200B`, as it stands behind `U+`.
  var shownNumber: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
