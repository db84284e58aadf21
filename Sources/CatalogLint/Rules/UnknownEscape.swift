import StringsFiles

/// Reports a backslash that means nothing.
///
/// The character behind it is shown as it is, and whoever wrote it meant something else: `\u00e9` of other languages is
/// `\U00E9` here, and `\(name)` of Swift is no placeholder. A `\U` without a digit is an error: people get a character that
/// nothing can show. So is one with eight digits, of which it takes four. Left alone: the escapes of the format, also those
/// that are not needed, such as `\'`.
package enum UnknownEscape: Rule {
  package static let id = "unknown-escape"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "the escape of another language",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart at the caf1️⃣\u00e9";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "the escapes of the format",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "The caf\U00E9\'s cart";
        "CheckoutError.emptyCart.description" = "Add an \"item\",\nthen check out \\ pay.";
        """#,
      ]
    ),
  ]

  package static func findings(in package: LintedPackage) -> [Finding] {
    fileFindings(
      in: package,
      weight: {
        switch $0 {
        case .emptyUnicodeEscape, .longUnicodeEscape: .error
        default: severity
        }
      },
      fixes: fixes
    )
  }

  /// Takes the backslash away: the text stays the same. What may be an escape of another language is a person's to judge.
  private static func fixes(of problem: FileProblem, in file: WordsFile) -> [Fix] {
    if case .longUnicodeEscape(let escape, let meant) = problem.kind, file.isEditable {
      let edit = TextEdit(span: problem.span, replacement: meant)
      return [Fix(Fix.Sentence.replace(old: escape, new: meant), [.text(file: file.path, edit)])]
    }
    guard case .unknownEscape(let character) = problem.kind, file.isEditable,
      let scalar = character.unicodeScalars.first, !scalar.properties.isAlphabetic, !scalar.isASCIIDigit, scalar != "("
    else { return [] }
    let edit = TextEdit(span: problem.span, replacement: character)
    return [
      Fix(Fix.Sentence.replace(old: "\\" + character, new: character), [.text(file: file.path, edit)])
    ]
  }
}
