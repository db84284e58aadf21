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

  fileprivate var copy: NewEntry {
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
  fileprivate var isFaulty: Bool {
    !facts.isDisjoint(with: [.replacementCharacter, .control]) || file.lacksTexts
      || !facts.isDisjoint(with: .patternSigns) && pattern == nil
      || table.hasTwin(reference.text)
  }

  /// The table of the same name that a locale keeps such texts in; where it has no words at all, the nearest parent.
  fileprivate func tableToCopyTo(in tag: String) -> Int? {
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

extension LintedPackage {
  /// Begins the empty tables of locales with the texts of the language that words are written in first, marked as
  /// untranslated; nil where a table is not there, or a text would not be copied by itself.
  ///
  /// - Parameters:
  ///   - folder: where it stands in `folders`.
  ///   - name: the table's name; nil for all of the folder.
  func fix(fillingTablesOf folder: Int, named name: String? = nil, in locales: [String]) -> Fix? {
    let (tables, pass) = (texts.tables, TextPass(over: self))
    var edits: [Fix.Edit] = []
    var count = 0
    for (number, table) in tables.all.enumerated() where table.isBase && table.folderIndex == folder && table.count > 0
    {
      if let name, table.file.table != name { continue }
      let copied = (0..<table.count).map { LintedText(.init(table: number, text: $0), of: pass) }
      if copied.contains(where: { $0.facts.contains(.plural) || $0.isFaulty || !$0.entry.shouldTranslate }) {
        return nil
      }
      let groups = copied.map(\.copy).runs { EntryKey.stem(of: $0.key) == EntryKey.stem(of: $1.key) }.map(
        EntryGroup.init
      )
      let homes = locales.compactMap { copied[0].tableToCopyTo(in: $0) }
      if homes.count < locales.count { return nil }
      // Two dialects may have the same parent.
      for other in Set(homes).sorted().map({ tables.all[$0] }) {
        guard other.count == 0, other.style == table.style, other.file.takesEntries,
          let made = self.edits([.insertGroups(groups, at: .end)], in: other.file)
        else { return nil }
        edits += made
        count += copied.count
      }
    }
    return edits.isEmpty ? nil : Fix(Fix.Sentence.addEntries(count: count, locales: locales), edits)
  }
}

extension Array {
  /// The elements in runs of neighbours that belong together.
  fileprivate func runs(where belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belong(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
