import StringsFiles

/// Reports what cannot be read in a file of words.
///
/// Foundation drops a whole table for one missing semicolon, and everybody reads keys; this package's own reader drops
/// the one entry. Either way somebody sees a wrong text. Warnings are what shows every text all the same: a
/// backslash that means nothing, a plural that nothing refers to. The sentences are those of the file reader, in both languages.
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
        // <<<<<<< is no conflict in a comment
        "CheckoutError.emptyCart.title" = "Empty cart; really = \"empty\"";
        "CheckoutError.emptyCart.description" = "Add an item /* then */ check out.";
        """#,
      ]
    ),
  ]

  package static func findings(in package: LintedPackage) -> [Finding] {
    var seen: Set<String> = []
    // A file that holds several locales is read once for all of them.
    return package.folders.flatMap(\.files).filter { seen.insert($0.path).inserted }.flatMap { file in
      file.catalog.problems.map { problem in
        finding(
          problem.kind,
          at: file.place(of: problem.span),
          severity: problem.kind.isHarmless ? .warning : .error,
          notes: problem.notes.map { .init($0.kind, at: file.place(of: $0.span)) }
        )
      }
    }
  }
}

extension FileProblem.Kind {
  /// Whether every text is shown all the same.
  var isHarmless: Bool {
    switch self {
    case .unknownEscape, .unusedVariable: true
    default: false
    }
  }
}
