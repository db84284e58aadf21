import CatalogICU
import ErrorCatalog

/// Reports white space before or behind a text.
///
/// Nobody sees it where it was written, and everybody where it is shown: a line that hangs, a title that is off centre.
/// Texts of errors are always whole. Of other texts, which programs may put together, those are reported whose counterpart
/// in the base, or in all translations, has no white space there. Left alone: forms of a plural inside of another text,
/// texts of nothing else (`empty-message`), spaces before a sign that French sets apart, and what only languages without
/// spaces between words write without one, such as Japanese and Thai: `Page ` may stand before a number.
package enum SurroundingWhitespace: TextRule {
  package static let id = "surrounding-whitespace"
  package static let severity = Severity.warning
  package static let wakes: TextFacts = [.leadingSpace, .trailingSpace]

  package static let examples = [
    RuleExample(
      "a blank behind a text, an ideographic one before it, and a line end",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart1️⃣ ";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.2️⃣\n";
        "cart.count" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "3️⃣　空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        "cart.count" = "個数4️⃣ ";
        """#,
      ]
    ),
    RuleExample(
      "a prefix that programs put before something",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item,\n then check out.";
        "cart.total" = "Total: ";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから　注文してください。";
        "cart.total" = "合計: ";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case before
    case behind
  }

  package static func findings(in text: LintedText) -> [Finding] {
    if text.facts.contains(.blank) { return [] }
    return text.wordings.filter(\.isWhole).flatMap { wording -> [Finding] in
      let scalars = ScalarText(wording.text)
      let spaces = scalars.runs(where: \.properties.isWhitespace)
      guard let first = spaces.first, let last = spaces.last, first != 0..<scalars.count else { return [] }
      let edges: [(run: Range<Int>, fact: TextFacts, sentence: Sentence)] = [
        first.lowerBound == 0 ? (first, .leadingSpace, .before) : nil,
        last.upperBound == scalars.count ? (last, .trailingSpace, .behind) : nil,
      ].compactMap(\.self)
      return edges.filter { run, edge, _ in isFault(edge, in: text) && !isSetApart(run, in: scalars) }
        .map { run, _, sentence in
          let span = scalars.span(run)
          let edit = text.edit(of: span, in: wording, to: "")
          return finding(
            sentence,
            at: text.place(of: span, in: wording),
            fixes: edit.map { [Fix(Fix.Sentence.removeSpace, [$0])] } ?? []
          )
        }
    }
  }

  private static func isFault(_ edge: TextFacts, in text: LintedText) -> Bool {
    if text.facts.contains(.ofError) { return true }
    let others = text.counterparts.filter { hasNoSpaces(text) || !hasNoSpaces($0) }
    return !others.isEmpty && others.allSatisfy { $0.facts.isDisjoint(with: edge) }
  }

  /// Whether a text is in a language that sets no spaces between words: that it has none at an edge tells nothing of others,
  /// which may need one before what a program puts there.
  private static func hasNoSpaces(_ text: LintedText) -> Bool {
    LocaleIdentifier(text.locale).map { languagesWithoutSpaces.contains($0.language) } ?? false
  }

  private static let languagesWithoutSpaces: Set = ["bo", "dz", "ja", "km", "lo", "my", "th", "yue", "zh"]

  /// Whether a space stands before one of the signs that French writes with a space.
  private static func isSetApart(_ run: Range<Int>, in scalars: ScalarText) -> Bool {
    run.lowerBound == 0 && scalars[run.upperBound].map { ":;!?»".unicodeScalars.contains($0) } == true
  }
}
