import StringsFiles

/// Reports half of a character: an escape such as `\UD83D` without its other half.
///
/// UTF-16 writes characters beyond U+FFFF in two halves. Of one alone nothing can be shown, and people read the sign for a lost character. Write both
/// halves, or the character itself. Left alone: escapes of both halves, one behind the other.
package enum LoneSurrogate: Rule {
  package static let id = "lone-surrogate"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "the first half of an emoji",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart 1️⃣\UD83D";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "both halves, and a character of one",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart \UD83D\UDED2";
        "CheckoutError.emptyCart.description" = "Add an item, then check out\U2026";
        """#,
      ]
    ),
  ]

  package static func findings(in package: LintedPackage) -> [Finding] { fileFindings(in: package) }
}
