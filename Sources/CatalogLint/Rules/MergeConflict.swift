import StringsFiles

/// Reports the marks that a version control system has left around two versions of a table.
///
/// Foundation drops such a table, and everybody reads keys; this package's own reader takes the texts of both sides, and
/// nobody knows which are meant. Choose one version and remove the marks. Keys that stand in both sides are no fault of
/// their own (`duplicate-key`). Left alone: marks inside of comments and texts.
package enum MergeConflict: Rule {
  package static let id = "merge-conflict"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "two versions of a text",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        1️⃣<<<<<<< HEAD
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        =======
        "CheckoutError.emptyCart.description" = "Add something first.";
        >>>>>>> theirs
        """#,
      ]
    ),
    RuleExample(
      "marks inside of a comment and of a text",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        // <<<<<<< is no conflict in a comment
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item ======= then check out.";
        """#,
      ]
    ),
  ]

  package static func findings(in package: LintedPackage) -> [Finding] { fileFindings(in: package) }
}
