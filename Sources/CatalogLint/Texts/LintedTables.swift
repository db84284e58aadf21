import StringsFiles

/// All tables of a package, and the way from a text to the same text in another locale.
struct LintedTables: Sendable {
  /// Where a text stands: its table, and its number among the texts of that.
  struct Reference: Hashable, Sendable {
    let table: Int
    let text: Int
  }

  /// The tables that may have a table's keys in another locale, the likeliest first.
  private struct Counterparts: Sendable {
    let locale: WordsLocale
    let tables: [Int]
  }

  /// One for each file and locale, in the order of the folders and their files.
  let all: [LintedTable]
  /// For each table, where its keys may stand in the language that words are written in first; empty for a table of that.
  private let bases: [[Int]]
  /// For each table of that language, where its keys may stand in each locale that must have them.
  private let translations: [[Counterparts]]

  init(of package: LintedPackage) {
    var all: [LintedTable] = []
    var bases: [[Int]] = []
    var translations: [[Counterparts]] = []
    for (folderIndex, folder) in package.folders.enumerated() {
      let first = all.count
      for fileIndex in folder.files.indices {
        all.append(LintedTable(folderIndex: folderIndex, fileIndex: fileIndex, in: package))
      }
      let locales = package.demandedLocales(of: folder.locales).filter { $0.tag != package.developmentLocale }
      for table in first..<all.count {
        func counterparts(in locale: String) -> [Int] {
          (first..<all.count).filter { all[$0].file.locale == locale }
            .sorted { (all[table].distance(to: all[$0]), $0) < (all[table].distance(to: all[$1]), $1) }
        }
        bases.append(all[table].isBase ? [] : counterparts(in: package.developmentLocale))
        translations.append(
          all[table].isBase ? locales.map { Counterparts(locale: $0, tables: counterparts(in: $0.tag)) } : []
        )
      }
    }
    self.all = all
    self.bases = bases
    self.translations = translations
  }

  /// An entry of a catalog, by the place of its text.
  func entry(at place: Reference) -> CatalogEntry { all[place.table].entry(of: place.text) }

  /// The text of a translation's key in the language that words are written in first; nil where that has none.
  func base(of place: Reference) -> Reference? { find(entry(at: place), in: bases[place.table]) }

  /// The translations of a text, by the order of the locales.
  func translations(of place: Reference) -> [Reference] {
    let entry = entry(at: place)
    return translations[place.table].compactMap { find(entry, in: $0.tables) }
  }

  /// The locales that must have a translation of a text and have none. One that a parent serves needs none.
  func localesWithoutTranslation(of place: Reference) -> [String] {
    let entry = entry(at: place)
    let lacking = translations[place.table].filter { find(entry, in: $0.tables) == nil }.map(\.locale)
    // Nearly always.
    if lacking.isEmpty { return [] }
    let tags = Set(lacking.map(\.tag))
    let present = translations[place.table].map(\.locale.tag).filter { !tags.contains($0) }
    return lacking.filter { !$0.parents.contains(where: present.contains) }.map(\.tag)
  }

  private func find(_ entry: CatalogEntry, in tables: [Int]) -> Reference? {
    for table in tables {
      if let text = all[table].text(withKeyOf: entry) { return Reference(table: table, text: text) }
    }
    return nil
  }
}
