import StringsFiles

/// Reports what cannot be read in a file of words.
///
/// Foundation drops a whole table for one missing semicolon, and everybody reads keys; this package's own reader drops
/// the one entry. Either way somebody sees a wrong text. The sentences are those of the file reader, in both languages.
/// Left alone: what has a rule of its own (`merge-conflict`, `encoding`, `unknown-escape`, `lone-surrogate`,
/// `plural-structure`).
package enum SyntaxError: Rule {
  package static let id = "syntax-error"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "a missing semicolon",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart"1️⃣
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "signs inside of comments and texts",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* "A" = "B" has no semicolon here; that is fine. */
        "CheckoutError.emptyCart.title" = "Empty cart; really = \"empty\"";
        "CheckoutError.emptyCart.description" = "Add an item /* then */ check out.";
        """#,
      ]
    ),
  ]

  package static func findings(in package: LintedPackage) -> [Finding] { fileFindings(in: package, fixes: fixes) }

  private static func fixes(of problem: FileProblem, in file: WordsFile) -> [Fix] {
    guard case .misspelling(let found, let meant) = problem.kind, file.isEditable else { return [] }
    let edit = TextEdit(span: problem.span, replacement: meant)
    return [Fix(Fix.Sentence.replace(old: found, new: meant), [.text(file: file.path, edit)])]
  }
}
