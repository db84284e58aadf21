import ErrorCatalog

/// Reports entries that are marked as not translated yet.
///
/// `catalog-lint generate` adds what is missing with the text of the development language, or with one made of the case's
/// name, and marks it `/* catalog: untranslated */`: people would read another language than theirs, or, in the
/// development language, a text that nobody wrote, which is an error. Whoever writes the text removes the mark. One finding
/// stands for all texts of a case in one table. Left alone: the texts of cases that are gone.
package enum Untranslated: TextRule {
  package static let id = "untranslated"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.missing
  package static let wakes = TextFacts.markedUntranslated

  package static let examples = [
    RuleExample(
      "the stubs of a new case",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart, limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";

        /* {limit}: Int. */
        1️⃣"CheckoutError.limitReached.title" = "Limit reached"; /* catalog: untranslated */
        "CheckoutError.limitReached.description" = "Limit reached: {limit}."; /* catalog: untranslated */
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";

        /* {limit}: Int. */
        "CheckoutError.limitReached.title" = "注文数の上限";
        2️⃣"CheckoutError.limitReached.description" = "Limit reached: {limit}."; /* catalog: untranslated */
        """#,
      ]
    ),
    RuleExample(
      "a mark above the entry, and one inside it",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        /* Shown at checkout. */
        /* catalog: untranslated */
        1️⃣"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out." /* catalog: untranslated */;
        """#,
      ]
    ),
    RuleExample(
      "a note that only speaks of it, and a mark of the table",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* catalog: style=icu */
        /* Was untranslated once. */
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add what is untranslated, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// In the development language: the text was made of the case's name.
    case stub(keys: [String])
    /// In any other: the text is that of another language.
    case untranslated(keys: [String], locale: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let texts = markedTexts(besideAndWith: text)
    // The first of them speaks for all.
    guard isMarked(text), texts.first?.isSame(as: text) == true else { return [] }
    let keys = texts.map(\.key)
    return [
      finding(
        text.isBase ? Sentence.stub(keys: keys) : Sentence.untranslated(keys: keys, locale: text.locale),
        at: text.keyPlace,
        severity: text.isBase ? .error : severity,
        subjects: keys.map { "\($0) (\(text.locale))" }
      )
    ]
  }

  /// The marked texts of one case or type in one table, in their order. Nobody reads the first of two with one key.
  private static func markedTexts(besideAndWith text: LintedText) -> [LintedText] {
    guard let field = text.boundEntry?.messageKey?.field.rawValue else { return [text] }
    let name = text.key.dropLast(field.count)
    return MessageField.allCases.compactMap { text.neighbor(withKey: name + $0.rawValue) }
      .filter(isMarked).sorted { $0.precedes($1) }
  }

  /// Nobody need translate what nobody reads; `orphaned-message` tells of that.
  private static func isMarked(_ text: LintedText) -> Bool {
    text.facts.contains(.markedUntranslated)
      && !text.bindings.contains { if case .goneCase = $0 { true } else { false } }
  }
}
