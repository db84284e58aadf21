import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// The values that a text can be meant to show.
extension LintedText {
  /// The values of the error cases that show the text; nil where the source does not tell.
  package var subjectValues: [AssociatedValue]? {
    hasKnownValues ? subjects.flatMap(\.cases).flatMap(\.arguments) : nil
  }

  /// The names of the values that the text may show: those of its error cases; else those that the base shows, or, of a
  /// base text, its translations. Nil where nothing tells.
  package var knownNames: Set<String>? {
    if let values = subjectValues {
      return Set(values.map { style == .printf ? String($0.index) : $0.placeholderName })
    }
    let others = counterparts
    return others.isEmpty ? nil : Set(others.flatMap(\.placeholders).map(\.name))
  }

  /// The same text as others wrote it: the base, or, of a base text, its translations.
  package var counterparts: [LintedText] { isBase ? translations : [base].compactMap(\.self) }
}
