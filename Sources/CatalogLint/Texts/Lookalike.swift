/// Characters that people take for a placeholder and the formatter does not.
package struct Lookalike: Sendable, Hashable {
  /// Where it stands, as UTF-8 offsets in the text of its wording.
  package let span: Range<Int>
  /// The placeholder that is meant, as it should be written; nil where nothing tells which.
  package let meant: String?
  /// The name of the value that is meant: a position from 0 where the text is printf; nil where it is the next one, or
  /// nothing tells.
  package let name: String?
  /// Whether it takes a value all the same, but the next one: its position has no dollar sign and is a width.
  package var isWidth = false
  /// Whether it is a closing brace behind the placeholder, which closes nothing.
  package var isSurplus = false
}

extension LintedText {
  /// What looks like a placeholder and is none, with the wording that it stands in.
  package var lookalikes: [(wording: Wording, lookalike: Lookalike)] {
    if facts.isDisjoint(with: LookalikePlaceholder.wakes) { return [] }
    let others: TextFacts = [.plural, .braces, .braceLookalike, .percentLookalike]
    if style == .printf, facts.isDisjoint(with: others), hasPlainPercentSigns { return [] }
    return pass.lookalikes.value(of: reference) {
      wordings.flatMap { wording -> [(Wording, Lookalike)] in
        let found =
          style == .icu ? ICULookalikes(of: wording, in: self).all() : PrintfLookalikes(of: wording, in: self).all()
        return found.sorted { $0.span.lowerBound < $1.span.lowerBound }.map { (wording, $0) }
      }
    }
  }

  /// The names of values that the text shows to people as they are written, instead of the value: those in quotes and those
  /// in what only looks like a placeholder. Another rule that misses the value has its reason here.
  package var misspelledNames: Set<String> {
    let quoted = style == .icu ? QuotedStretch.placeholders(in: self).map(\.name) : []
    return Set(lookalikes.compactMap(\.lookalike.name) + quoted)
  }
}
