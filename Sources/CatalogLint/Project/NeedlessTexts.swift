import StringsFiles

/// Which words of a folder that belong to no error a locale need not have: those of a table that the development language has
/// elsewhere, where the locale has nothing of it, and those whose lack, or that of their table, a comment tells to ignore.
struct NeedlessTexts {
  private let package: LintedPackage
  private let wordedElsewhere: Set<String>
  /// The tables of those that locales have something of.
  private let begun: Set<Shelf>
  /// Whether a comment is about missing translations.
  private let hasIgnores: Bool
  private let ignoredGaps: IgnoredGaps
  private let folder: Int

  private struct Shelf: Hashable {
    let table: String
    let locale: String
  }

  init(in index: Int, of package: LintedPackage, ignoring gaps: IgnoredGaps) {
    self.package = package
    ignoredGaps = gaps
    self.folder = index
    let folder = package.folders[index]
    let wordedElsewhere = folder.tablesWordedElsewhere(than: package.developmentLocale)
    self.wordedElsewhere = wordedElsewhere
    begun = Set(
      folder.files.filter { wordedElsewhere.contains($0.table) && $0.hasTexts }
        .map { Shelf(table: $0.table, locale: $0.locale) }
    )
    hasIgnores = package.ignored.isAbout(MissingTranslation.id)
  }

  /// What is known of a text.
  ///
  /// - Parameter number: that of the text in its locale.
  /// - Returns: whether its lack is ignored in all other locales, and its table where a locale may lack that.
  func facts(of number: Int, in locale: LintedTables.LocaleTables) -> (isIgnored: Bool, table: String?) {
    if wordedElsewhere.isEmpty && !hasIgnores && ignoredGaps.isEmpty { return (false, nil) }
    let place = locale.keys.place(of: number)
    let table = package.texts.tables.all[locale.tables[place.table]]
    let isIgnored =
      hasIgnores
      && package.ignored.contain(
        table.file.place(of: table.entry(of: place.text).keySpan),
        of: MissingTranslation.id
      )
    let name = table.file.table
    return (isIgnored, wordedElsewhere.contains(name) || !ignoredGaps.isEmpty ? name : nil)
  }

  /// Whether a locale need not have a table of which it has nothing.
  func mayLack(_ table: String, in locale: String) -> Bool {
    wordedElsewhere.contains(table) && !begun.contains(Shelf(table: table, locale: locale))
      || ignoredGaps.explain(lackOf: locale, in: .init(folder: folder, name: table))
  }
}
