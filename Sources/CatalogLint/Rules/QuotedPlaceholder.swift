import ErrorCatalog

/// Reports a placeholder that apostrophes take out of the pattern.
///
/// In ICU's style an apostrophe before a brace quotes what follows: of `Can't open '{file}'.` people read `{file}`, and of
/// French `l'{objet}` everything up to the next apostrophe. Typographic marks (`‘{file}’`, `l’{objet}`) or a second
/// apostrophe mend it. Left alone: quoted braces that hold no name, and names that the error has no value for, or that are
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
    return QuotedStretch.placeholders(in: text).compactMap { placeholder in
      let stretch = placeholder.stretch
      guard told.insert(stretch.span.lowerBound).inserted else { return nil }
      let end = stretch.isClosed && stretch.span.upperBound == placeholder.span.upperBound + 1
      return finding(
        Sentence.quoted(placeholder: "{\(placeholder.name)}"),
        at: text.place(ofTextSpan: stretch.span.lowerBound..<placeholder.span.upperBound + (end ? 1 : 0)),
        fixes: fixes(of: placeholder, in: text)
      )
    }
  }

  /// Typographic marks, or else doubled apostrophes.
  private static func fixes(of placeholder: QuotedStretch.Placeholder, in text: LintedText) -> [Fix] {
    let stretch = placeholder.stretch
    let bytes = Array(text.utf8)
    let opening = stretch.span.lowerBound..<stretch.span.lowerBound + 1
    // Behind a letter it stands for one that was left out; the next apostrophe belongs to another word.
    let isElision =
      opening.lowerBound > 0 && (ASCII.isLetter(bytes[opening.lowerBound - 1]) || bytes[opening.lowerBound - 1] >= 0x80)
    let closing = stretch.isClosed && !isElision ? stretch.span.upperBound - 1..<stretch.span.upperBound : nil
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
