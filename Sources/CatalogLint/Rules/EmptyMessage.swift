import ErrorCatalog

/// Reports a text without anything to read.
///
/// Somebody meets an alert without its title or its description. That counts for every text of an error; of other texts
/// for those that say something in another language, since `""` may well be meant where all agree on it. Left alone:
/// forms that stand inside of another text, as those of a plural around which something is said, and texts of a string catalog that wait for their translation.
package enum EmptyMessage: TextRule {
  package static let id = "empty-message"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.empty, .blank, .unplainBraces]

  /// What a text without anything to read has.
  static let nothing: TextFacts = [.empty, .blank]

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
      guard others.contains(where: { $0.facts.isDisjoint(with: nothing) }) else { return [] }
    }
    if text.facts.isDisjoint(with: nothing) { return emptyForms(of: text) }
    return text.wordings.filter(\.isWhole).compactMap { wording in
      let facts = wording.facts
      if facts.isDisjoint(with: nothing) { return nil }
      if let form = wording.form {
        let place = text.place(of: 0..<0, in: wording)
        return finding(Sentence.emptyForm(key: text.key, category: form.category), at: place)
      }
      let sentence = facts.contains(.empty) ? Sentence.empty(key: text.key) : .blank(key: text.key)
      return finding(sentence, at: text.valuePlace)
    }
  }

  /// The forms without anything to read of a plural in ICU's style that is the whole text. Where another language leaves the
  /// same one empty, it may be meant, in what is no error's.
  private static func emptyForms(of text: LintedText) -> [Finding] {
    let forms = emptyForms(in: text)
    guard !forms.isEmpty else { return [] }
    let others =
      text.facts.contains(.ofError)
      ? [] : Set(text.counterparts.flatMap { emptyForms(in: $0) }.map(\.selector))
    return forms.filter { !others.contains($0.selector) }.map { form in
      finding(
        Sentence.emptyForm(key: text.key, category: form.selector),
        at: text.place(ofTextSpan: form.selectorSpan)
      )
    }
  }

  private static func emptyForms(in text: LintedText) -> [PatternChoice.Form] {
    let bytes = Array(text.utf8)
    func isBlank(_ span: Range<Int>) -> Bool {
      let facts = TextFacts(of: String(decoding: bytes[span], as: UTF8.self))
      return !facts.isDisjoint(with: nothing)
    }
    let choices = text.choices
    guard choices.count == 1, let choice = choices.first, choice.isPlural, isBlank(0..<choice.span.lowerBound),
      isBlank(choice.span.upperBound..<bytes.count)
    else { return [] }
    return choice.forms.filter { isBlank($0.span) }
  }
}
