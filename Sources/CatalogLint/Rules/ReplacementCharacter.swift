import ErrorCatalog
import StringsFiles

/// Reports the character `�` in a text.
///
/// It stands where a conversion has lost something, and people read it. Only an older version of the file tells what was
/// there. Left alone: what the file's own encoding spoils (`encoding`), and escapes of half a character
/// (`lone-surrogate`).
package enum ReplacementCharacter: TextRule {
  package static let id = "replacement-character"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.replacementCharacter

  package static let examples = [
    RuleExample(
      "a letter that a conversion has lost",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart at the caf1️⃣��";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a question mark in a diamond that is another character",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart ⍰";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case lost(count: Int)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let problems = text.file.catalog.problems.filter {
      switch $0.kind {
      case .malformedText, .misalignedText, .notUnicode, .invalidEscape, .unpairedSurrogate: true
      default: false
      }
    }
    return text.wordings.flatMap { wording -> [Finding] in
      let scalars = ScalarText(wording.text)
      let runs = scalars.runs(where: { $0 == "\u{FFFD}" })
      return runs.compactMap { run in
        let span = scalars.span(run)
        let source = wording.form == nil ? text.entry.sourceSpan(ofText: span) : text.entry.valueSpan
        if problems.contains(where: { $0.span.overlaps(source) }) { return nil }
        return finding(Sentence.lost(count: run.count), at: text.place(of: span, in: wording))
      }
    }
  }
}
