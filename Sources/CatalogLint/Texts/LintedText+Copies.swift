import StringsFiles

/// Copies of a base text in the tables that lack it.
extension LintedText {
  /// Adds the text to the tables of locales, marked as untranslated; nil where one of these is only read or not there, or a
  /// copy would be read as something else, or would have the faults of the text.
  func fix(copyingTo locales: [String]) -> Fix? {
    // A plural has its own forms in each language.
    if facts.contains(.plural) || isFaulty { return nil }
    var edits: [Fix.Edit] = []
    let numbers = locales.map { tableToCopyTo(in: $0) }
    let homes = numbers.compactMap(\.self)
    if homes.count < locales.count { return nil }
    // Two dialects may have the same parent.
    for number in Set(homes).sorted() {
      let table = pass.index.tables.all[number]
      guard table.style == style, table.file.takesEntries,
        let made = package.edits([.insertGroups([EntryGroup([copy])], at: place(inTable: number))], in: table.file)
      else { return nil }
      edits += made
    }
    let filled = Set(homes.map { pass.index.tables.all[$0].file.locale }).sorted()
    return Fix(Fix.Sentence.addEntries(count: filled.count, locales: filled), edits)
  }

  private var copy: NewEntry {
    let entry = entry
    return NewEntry(
      key: key,
      value: string,
      escapedValue: entry.escapedText,
      comment: entry.note,
      isUntranslated: true
    )
  }

  /// Whether the text is no valid pattern, lost characters, or stands in a file that could not be read whole, or beside
  /// another with its key.
  private var isFaulty: Bool {
    !facts.isDisjoint(with: [.replacementCharacter, .control]) || file.lacksTexts
      || !facts.isDisjoint(with: .patternSigns) && pattern == nil
      || table.hasTwin(reference.text)
  }

  /// The table of the same name that a locale keeps such texts in; where it has no words at all, the nearest parent.
  private func tableToCopyTo(in tag: String) -> Int? {
    let tables = pass.index.tables
    let locale =
      ([tag] + WordsLocale(tag: tag).parents)
      .first { tables.tables(beside: reference.table, in: $0) != nil && $0 != package.developmentLocale } ?? tag
    return tables.tables(beside: reference.table, in: locale)?.tables
      .filter { tables.all[$0].file.table == file.table && tables.all[$0].file.catalog.format == file.catalog.format }
      .min { tables.all[$0].distance(to: table) < tables.all[$1].distance(to: table) }
  }

  /// Behind the nearest text above it that the table has too, else before the first that it has.
  private func place(inTable number: Int) -> CatalogChange.Place {
    let shared = pass.index.sharedTexts.of(reference.table, in: number, of: pass.index.tables)
    if let nearest = shared.last(before: reference.text) { return .after(entry: nearest) }
    return shared.first.map { .before(entry: $0) } ?? .end
  }
}
