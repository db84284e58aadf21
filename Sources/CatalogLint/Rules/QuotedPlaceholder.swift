import ErrorCatalog

/// Reports a placeholder that apostrophes take out of the pattern.
///
/// In ICU's style an apostrophe before a brace quotes what follows: of `Can't open '{file}'.` people read `{file}`, and of
/// French `l'{objet}` everything up to the next apostrophe; of `'#'` in a form of a plural they read `#`. Typographic marks
/// (`‘{file}’`, `l’{objet}`) or a second apostrophe mend it. Left alone: quoted braces that hold no name, and names that the error has no value for, or that are
/// quoted in every language: such a text speaks of the name itself.
package enum QuotedPlaceholder: TextRule {
  package static let id = "quoted-placeholder"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.apostrophe
  package static let needs = TextFacts.braces

  package static let examples = [
    RuleExample(
      "a name between apostrophes",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case unreadable(file: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.unreadable.title" = "Unreadable list";
        "CheckoutError.unreadable.description" = "The shop can't open 1️⃣'{file}'. Choose another list.";
        """#,
      ]
    ),
    RuleExample(
      "an elided article",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case soldOut(item: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.soldOut.title" = "Sold out";
        "CheckoutError.soldOut.description" = "There is no {item} left. Choose something else.";
        """#,
        "Sources/Shop/fr.lproj/Errors.strings": #"""
        "CheckoutError.soldOut.title" = "Article épuisé";
        "CheckoutError.soldOut.description" = "L1️⃣'{item} n'est plus en stock. Choisissez autre chose.";
        """#,
      ]
    ),
    RuleExample(
      "a plural behind an elided article, one between apostrophes, and its number",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), full(count: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "The list can't hold 1️⃣'{limit, plural, one {# item} other {# items}}'.";
        "CheckoutError.full.title" = "Full cart";
        "CheckoutError.full.description" = "{count, plural, one {Remove # item} other {Remove # items}}.";
        """#,
        "Sources/Shop/fr.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Limite de commande";
        "CheckoutError.limitReached.description" = "L2️⃣'{limit, plural, one {# article} many {# d'articles} other {# articles}} s'arrête.";
        "CheckoutError.full.title" = "Panier plein";
        "CheckoutError.full.description" = "{count, plural, one {Retirez 3️⃣'#' article} many {Retirez # d’articles} other {Retirez # articles}}.";
        """#,
      ]
    ),
    RuleExample(
      "typographic marks, a doubled apostrophe, and braces that are meant",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case unreadable(file: String), badTemplate }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.unreadable.title" = "Can't open ‘{file}’";
        "CheckoutError.unreadable.description" = "The shop can't open ''{file}''. Choose another list.";
        "CheckoutError.badTemplate.title" = "Template with a gap";
        "CheckoutError.badTemplate.description" = "Write '{name}' where the name goes, and no '{' alone.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case quoted(placeholder: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    var told: Set<Int> = []
    let arguments = QuotedStretch.placeholders(in: text).compactMap { placeholder -> Finding? in
      let marks = Marks(around: placeholder)
      guard told.insert(marks.opening.lowerBound).inserted else { return nil }
      let end = placeholder.span.upperBound
      return finding(
        Sentence.quoted(placeholder: text.shortForm(of: placeholder)),
        at: text.place(ofTextSpan: marks.opening.lowerBound..<(marks.closing?.lowerBound == end ? end + 1 : end)),
        fixes: fixes(of: marks, in: text)
      )
    }
    let numbers = QuotedNumber.all(in: text).map { number in
      finding(
        Sentence.quoted(placeholder: "#"),
        at: text.place(ofTextSpan: number.span),
        fixes: fixes(of: Marks(around: number), in: text)
      )
    }
    return arguments + numbers
  }

  /// The apostrophes that quote something.
  private struct Marks {
    let opening: Range<Int>
    /// Nil where none belongs to the first.
    let closing: Range<Int>?

    init(around placeholder: QuotedStretch.Placeholder) {
      let stretch = placeholder.stretch
      opening = stretch.span.lowerBound..<stretch.span.lowerBound + 1
      // Inside of a plural the next apostrophe belongs to a word of one of its forms.
      let isAround = stretch.isClosed && stretch.span.upperBound > placeholder.span.upperBound
      closing = isAround ? stretch.span.upperBound - 1..<stretch.span.upperBound : nil
    }

    init(around number: QuotedNumber) {
      opening = number.span.lowerBound..<number.span.lowerBound + 1
      closing = number.isClosed ? number.span.upperBound - 1..<number.span.upperBound : nil
    }
  }

  /// Typographic marks, or else doubled apostrophes.
  private static func fixes(of marks: Marks, in text: LintedText) -> [Fix] {
    let bytes = Array(text.utf8)
    let opening = marks.opening
    // Behind a letter it stands for one that was left out; the next apostrophe belongs to another word.
    let isElision =
      opening.lowerBound > 0 && (ASCII.isLetter(bytes[opening.lowerBound - 1]) || bytes[opening.lowerBound - 1] >= 0x80)
    let closing = isElision ? nil : marks.closing
    if !isElision, closing == nil { return doubled([opening], in: text) }
    let typographic =
      [text.edit(ofTextSpan: opening, to: isElision ? "’" : "‘")]
      + [closing].compactMap(\.self).map { text.edit(ofTextSpan: $0, to: "’") }
    let edits = typographic.compactMap(\.self)
    guard edits.count == typographic.count else { return [] }
    let sentence = Fix.Sentence.replace(old: "'", new: isElision ? "’" : "‘ ’")
    return [Fix(sentence, edits)] + doubled([opening] + [closing].compactMap(\.self), in: text)
  }

  private static func doubled(_ marks: [Range<Int>], in text: LintedText) -> [Fix] {
    let edits = marks.compactMap { text.edit(ofTextSpan: $0, to: "''") }
    return edits.count == marks.count ? [Fix(Fix.Sentence.replace(old: "'", new: "''"), edits)] : []
  }
}

extension LintedText {
  /// What is quoted, in short: `{file}`, `{limit, plural}`.
  fileprivate func shortForm(of placeholder: QuotedStretch.Placeholder) -> String {
    placeholder.format.map { "{\(placeholder.name), \($0)}" } ?? "{\(placeholder.name)}"
  }
}
