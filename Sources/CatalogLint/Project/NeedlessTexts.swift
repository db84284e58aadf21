import StringsFiles

/// Which words of a folder that belong to no error a locale need not have: those of a table that the development language has
/// elsewhere, where the locale has nothing of it, and those whose lack a comment tells to ignore.
struct NeedlessTexts {
  private let package: LintedPackage
  private let wordedElsewhere: Set<String>
  /// The tables of those that locales have something of.
  private let begun: Set<Shelf>
  /// The comments about missing translations, by file.
  private let ignores: [String: [Ignore]]

  private struct Shelf: Hashable {
    let table: String
    let locale: String
  }

  init(in folder: WordsFolder, of package: LintedPackage) {
    self.package = package
    let wordedElsewhere = folder.tablesWordedElsewhere(than: package.developmentLocale)
    self.wordedElsewhere = wordedElsewhere
    begun = Set(
      folder.files.filter { wordedElsewhere.contains($0.table) && $0.hasTexts }
        .map { Shelf(table: $0.table, locale: $0.locale) }
    )
    let ignores = package.ignores.filter { $0.rules.contains(MissingTranslation.id) }
    self.ignores = Dictionary(grouping: ignores, by: \.place.file)
  }

  /// What is known of a text.
  ///
  /// - Parameter number: that of the text in its locale.
  /// - Returns: whether its lack is ignored in all other locales, and its table where the development language has that
  ///   elsewhere.
  func facts(of number: Int, in locale: LintedTables.LocaleTables) -> (isIgnored: Bool, tableElsewhere: String?) {
    if wordedElsewhere.isEmpty && ignores.isEmpty { return (false, nil) }
    let place = locale.keys.place(of: number)
    let table = package.texts.tables.all[locale.tables[place.table]]
    let isIgnored = ignores[table.file.path]?.contains { ignore in
      ignore.covers(table.file.place(of: table.entry(of: place.text).keySpan))
    }
    return (isIgnored ?? false, wordedElsewhere.contains(table.file.table) ? table.file.table : nil)
  }

  /// Whether a locale has something of a table that is worded elsewhere.
  func hasBegun(_ table: String, in locale: String) -> Bool { begun.contains(Shelf(table: table, locale: locale)) }
}
