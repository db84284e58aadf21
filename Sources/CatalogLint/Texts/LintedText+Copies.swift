import StringsFiles

/// Copies of a base text in the tables that lack it.
extension LintedText {
  /// Adds the text to the tables of locales, marked as untranslated; nil where one of these is only read or not there, or a
  /// copy would be read as something else.
  func fix(copyingTo locales: [String]) -> Fix? {
    // A plural has its own forms in each language.
    if facts.contains(.plural) { return nil }
    var edits: [Fix.Edit] = []
    for locale in locales {
      guard let number = tableToCopyTo(in: locale) else { return nil }
      let table = pass.index.tables.all[number]
      guard table.style == style, table.file.takesEntries,
        let made = package.edits([.insertGroups([EntryGroup([copy])], at: place(in: table))], in: table.file)
      else { return nil }
      edits += made
    }
    return Fix(Fix.Sentence.addEntries(count: locales.count, locales: locales), edits)
  }

  private var copy: NewEntry { NewEntry(key: key, value: string, comment: entry.note, isUntranslated: true) }

  /// The table of the same name that a locale keeps such texts in.
  private func tableToCopyTo(in locale: String) -> Int? {
    let tables = pass.index.tables
    return tables.tables(beside: reference.table, in: locale)?.tables
      .filter { tables.all[$0].file.table == file.table && tables.all[$0].file.catalog.format == file.catalog.format }
      .min { tables.all[$0].distance(to: table) < tables.all[$1].distance(to: table) }
  }

  /// Behind the nearest text above it that the table has too, else before the nearest below.
  private func place(in other: LintedTable) -> CatalogChange.Place {
    func entry(_ text: Int) -> Int? { other.text(withKey: table.entry(of: text).key).map(other.entryIndex) }
    for text in (0..<reference.text).reversed() {
      if let entry = entry(text) { return .after(entry: entry) }
    }
    for text in reference.text..<table.count {
      if let entry = entry(text) { return .before(entry: entry) }
    }
    return .end
  }
}
