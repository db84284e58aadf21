import ErrorCatalog

/// Reports entries that are marked as not translated yet, and translations that are none.
///
/// `catalog-lint generate` adds what is missing with the text of the development language, or with one made of the
/// case's name, and marks it `/* catalog: untranslated */`: people would read another language than theirs, or, in the
/// development language, a text that nobody wrote, which is an error. Why it is so may follow the mark. Whoever writes
/// the text removes the mark. One finding stands for all texts of a case in one table. In a string catalog the state
/// `new` says the same of a translation; Xcode gives it to texts of the source language as well, which are what is
/// translated. A translation that says just what its base says, in words of prose, is reported as well: of a language
/// in another script one word of small letters is enough, or a word that a third language translates; of one in the
/// same script, a sentence. So is a plural all of whose forms are the base's. No rule asks such a copy for the plural
/// forms of its language. Left alone: the texts of cases that are gone, names, abbreviations, addresses, units, code in
/// backticks, notices of copyright, dialects of one language, and texts that need no translation.
package enum Untranslated: TextRule {
  package static let id = "untranslated"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.missing
  package static let wakes: TextFacts = [.markedUntranslated, .sameAsBase, .plural, .otherValues]

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
      "translations that say what the base says",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.empty" = "Empty cart";
        "Cart.cancel" = "Cancel";
        "Cart.hint" = "Add an item first.";
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.empty" = "Panier vide";
        "Cart.cancel" = "Annuler";
        "Cart.hint" = 1️⃣"Add an item first.";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.empty" = 2️⃣"Empty cart";
        "Cart.cancel" = 3️⃣"Cancel";
        "Cart.hint" = "商品を入れてください。";
        """#,
      ]
    ),
    RuleExample(
      "what is written alike in every language",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.ok" = "OK";
        "Cart.name" = "Shop for iOS";
        "Cart.site" = "https://www.shop.example/help";
        "Cart.mail" = "help@shop.example";
        "Cart.pay" = "PayPal";
        "Cart.wifi" = "Wi-Fi";
        "Cart.size" = "{count} km (100 %)";
        "Cart.format" = "Format {name}";
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.ok" = "OK";
        "Cart.name" = "Shop pour iOS";
        "Cart.site" = "https://www.shop.example/help";
        "Cart.mail" = "help@shop.example";
        "Cart.pay" = "PayPal";
        "Cart.wifi" = "Wi-Fi";
        "Cart.size" = "{count} km (100 %)";
        "Cart.format" = "Format {name}";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.ok" = "OK";
        "Cart.name" = "iOS版Shop";
        "Cart.site" = "https://www.shop.example/help";
        "Cart.mail" = "help@shop.example";
        "Cart.pay" = "PayPal";
        "Cart.wifi" = "Wi-Fi";
        "Cart.size" = "{count} km (100 %)";
        "Cart.format" = "形式{name}";
        """#,
      ]
    ),
    RuleExample(
      "the state of a text in a string catalog",
      [
        "Sources/Shop/Screens.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "strings": {
            1️⃣"cart.empty": {
              "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Your cart is empty"}},
                "ja": {"stringUnit": {"state": "new", "value": ""}}
              }
            }
          },
          "version": "1.0"
        }
        """#
      ]
    ),
    RuleExample(
      "the state of a text that Xcode took from the code",
      [
        "Sources/Shop/Screens.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "strings": {
            "cart.title": {
              "extractionState": "extracted_with_value",
              "localizations": {
                "en": {"stringUnit": {"state": "new", "value": "Your cart"}},
                "ja": {"stringUnit": {"state": "translated", "value": "カート"}}
              }
            }
          },
          "version": "1.0"
        }
        """#
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
    /// The text is that of the base, word by word.
    case copied(keys: [String], locale: String, base: String)
    /// In the development language: the text was made of the case's name.
    case stub(keys: [String])
    /// In any other: the text is that of another language.
    case untranslated(keys: [String], locale: String)
    /// The state of the text in a string catalog is `new`.
    case new(keys: [String], locale: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let isMarked = isMarked(text)
    guard isMarked || isCopied(text) else { return [] }
    let texts = texts(beside: text, where: isMarked ? Self.isMarked : isCopied)
    // The first of them speaks for all.
    guard texts.first?.isSame(as: text) == true else { return [] }
    let keys = texts.map(\.key)
    return [
      finding(
        sentence(for: keys, of: text, isMarked: isMarked),
        at: isMarked ? text.keyPlace : text.valuePlace,
        severity: text.isBase ? .error : severity,
        subjects: keys.map { "\($0) (\(text.locale))" }
      )
    ]
  }

  private static func sentence(for keys: [String], of text: LintedText, isMarked: Bool) -> Sentence {
    if text.isBase { return .stub(keys: keys) }
    if !isMarked { return .copied(keys: keys, locale: text.locale, base: text.package.developmentLocale) }
    return text.entry.translationState == "new"
      ? .new(keys: keys, locale: text.locale) : .untranslated(keys: keys, locale: text.locale)
  }

  /// The texts of one case or type in one table that are alike, in their order. Nobody reads the first of two with one key.
  private static func texts(beside text: LintedText, where isAlike: (LintedText) -> Bool) -> [LintedText] {
    guard let field = text.boundEntry?.messageKey?.field.rawValue else { return [text] }
    let name = text.key.dropLast(field.count)
    return MessageField.allCases.compactMap { text.neighbor(withKey: name + $0.rawValue) }
      .filter(isAlike).sorted { $0.precedes($1) }
  }

  private static func isMarked(_ text: LintedText) -> Bool {
    text.facts.contains(.markedUntranslated) && !isOfGoneCase(text)
  }

  private static func isCopied(_ text: LintedText) -> Bool {
    (text.isCopyOfBase || text.isCopyOfBaseForms) && !isOfGoneCase(text)
  }

  /// Nobody need translate what nobody reads; `orphaned-message` tells of that.
  private static func isOfGoneCase(_ text: LintedText) -> Bool {
    text.bindings.contains { if case .goneCase = $0 { true } else { false } }
  }
}
