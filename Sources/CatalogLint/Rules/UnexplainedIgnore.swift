import ErrorCatalog

/// Reports a comment that has a finding ignored and does not say why.
///
/// Whoever meets such a comment a year later cannot tell whether it still holds. The finding itself stays ignored: one
/// fault is told once. Left alone: a comment that names no rule, which ignores nothing (`unused-ignore`).
package enum UnexplainedIgnore: Rule {
  package static let id = "unexplained-ignore"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "no reason behind the rule",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          // 1️⃣catalog-lint:ignore missing-message
          case simulated
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a reason behind a dash, and one behind a colon",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          // catalog-lint:ignore missing-message — only the test server throws it
          case simulated
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        /* catalog-lint:ignore orphaned-message: the case comes back with the next version */
        "CheckoutError.limitReached.title" = "Order limit";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unexplained(rules: [String])
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.ignores.filter { !$0.rules.isEmpty && $0.reason.isEmpty }.map { ignore in
      finding(Sentence.unexplained(rules: ignore.rules), at: ignore.place)
    }
  }
}
