/// The way from a text to others.
extension LintedText {
  /// The same text in the language that words are written in first; nil where it is in that itself, or the key is not there.
  package var base: LintedText? {
    facts.contains(.lacksBase) ? nil : pass.index.tables.base(of: reference).map(text)
  }

  /// A base text in the locales that must have it and do.
  package var translations: [LintedText] { pass.index.tables.translations(of: reference).map(text) }

  /// The tags of the locales that must have a base text and have neither it nor a parent's.
  package var localesWithoutTranslation: [String] {
    facts.contains(.lacksTranslation) ? pass.index.tables.localesWithoutTranslation(of: reference).lacking : []
  }

  /// The text of another key in the same file and locale: the one that is read, where the key stands twice.
  package func neighbor(withKey key: String) -> LintedText? {
    table.text(withKey: key).map { text(.init(table: reference.table, text: $0)) }
  }

  /// Whether the text stands before another of the same file.
  package func precedes(_ other: LintedText) -> Bool { reference.text < other.reference.text }

  /// Whether both are the same text of the same file.
  package func isSame(as other: LintedText) -> Bool { reference == other.reference }

  private func text(_ reference: LintedTables.Reference) -> LintedText {
    LintedText(reference, of: pass)
  }
}
