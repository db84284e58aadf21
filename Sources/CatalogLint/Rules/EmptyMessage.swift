import ErrorCatalog

/// Reports a text without anything to read.
///
/// Somebody meets an alert without its title or its description. That counts for every text of an error; of other texts
/// for those that say something in another language, since `""` may well be meant where all agree on it. Left alone:
/// forms that stand inside of another text, and texts of a string catalog that wait for their translation.
package enum EmptyMessage: TextRule {
  package static let id = "empty-message"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.empty, .blank]

  package static let examples = [
    RuleExample(
      "nothing, and nothing but spaces",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = 1️⃣"  ";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = 2️⃣"";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        """#,
      ]
    ),
    RuleExample(
      "a text of no error that no language has a word for",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "…";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "cart.suffix" = "";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "…";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        "cart.suffix" = "";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case empty(key: String)
    case blank(key: String)
    case emptyForm(key: String, category: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    if text.entry.translationState == "new" { return [] }
    if !text.facts.contains(.ofError) {
      let others = text.counterparts
      guard others.contains(where: { $0.facts.isDisjoint(with: wakes) }) else { return [] }
    }
    return text.wordings.filter(\.isWhole).compactMap { wording in
      let facts = wording.facts
      if facts.isDisjoint(with: wakes) { return nil }
      if let form = wording.form {
        let place = text.place(of: 0..<0, in: wording)
        return finding(Sentence.emptyForm(key: text.key, category: form.category), at: place)
      }
      let sentence = facts.contains(.empty) ? Sentence.empty(key: text.key) : .blank(key: text.key)
      return finding(sentence, at: text.valuePlace)
    }
  }
}
