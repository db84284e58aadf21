import ErrorInventory
import StringsFiles

/// All tables of a package, and the way from a text to the same text in another locale.
struct LintedTables: Sendable {
  /// Where a text stands: its table, and its number among the texts of that.
  struct Reference: Hashable, Sendable {
    let table: Int
    let text: Int
  }

  /// The words of a folder in one locale.
  final class LocaleTables: Sendable {
    let locale: String
    /// Where they stand in `all`, in their order.
    let tables: [Int]
    let keys: KeyIndex

    init(locale: String, tables: [Int], keys: KeyIndex) {
      self.locale = locale
      self.tables = tables
      self.keys = keys
    }

    /// Where the text of a key stands.
    func reference(of number: Int) -> Reference {
      let place = keys.place(of: number)
      return Reference(table: tables[place.table], text: place.text)
    }
  }

  /// One for each file and locale, in the order of the folders and their files.
  let all: [LintedTable]
  /// For each folder, its locales that have tables.
  let localesByFolder: [[LocaleTables]]
  /// For each folder, the locales that must have translations.
  let demandedByFolder: [[WordsLocale]]
  /// For each folder, the keys that are another text in each table.
  let keysOfTables: [KeysOfTables]
  private let developmentLocale: String

  init(of package: LintedPackage) {
    developmentLocale = package.developmentLocale
    let all = package.folders.enumerated().flatMap { folderIndex, folder in
      folder.files.indices.map { LintedTable(folderIndex: folderIndex, fileIndex: $0, in: package) }
    }
    self.all = all
    var shelves: [(folder: Int, locale: String, tables: [Int])] = []
    for (number, table) in all.enumerated() {
      let locale = table.file.locale
      if let shelf = shelves.lastIndex(where: { $0.folder == table.folderIndex && $0.locale == locale }) {
        shelves[shelf].tables.append(number)
      } else {
        shelves.append((table.folderIndex, locale, [number]))
      }
    }
    let shelved = shelves
    let indices = Parallel.map(shelved.count) { shelf in KeyIndex(shelved[shelf].tables.map { all[$0] }) }
    var localesByFolder = package.folders.map { _ in [LocaleTables]() }
    for (shelf, keys) in zip(shelved, indices) {
      localesByFolder[shelf.folder].append(LocaleTables(locale: shelf.locale, tables: shelf.tables, keys: keys))
    }
    self.localesByFolder = localesByFolder
    keysOfTables = localesByFolder.map { KeysOfTables(in: $0, all, of: package) }
    demandedByFolder = package.folders.map { folder in
      package.demandedLocales(in: folder).filter { $0.tag != package.developmentLocale }
    }
  }

  /// The words that a table's folder has in a locale; nil where it has none.
  func tables(beside table: Int, in locale: String) -> LocaleTables? {
    localesByFolder[all[table].folderIndex].first { $0.locale == locale }
  }

  /// The words that a table's folder has in the language that words are written in first.
  func baseTables(beside table: Int) -> LocaleTables? { tables(beside: table, in: developmentLocale) }

  /// The texts whose key another of the same folder and locale has, with their tables.
  var repeatedTexts: [(table: LintedTable, text: Int)] {
    localesByFolder.joined().flatMap { locale in
      locale.keys.repeatedKeys.joined().map { number in
        let place = locale.reference(of: number)
        return (all[place.table], place.text)
      }
    }
  }

  /// The key of a text.
  func key(of place: Reference) -> String { all[place.table].entry(of: place.text).key }

  // MARK: - From a text to others

  /// The text of a translation's key in the language that words are written in first; nil where that has none.
  func base(of place: Reference) -> Reference? {
    all[place.table].isBase ? nil : baseTables(beside: place.table).flatMap { counterpart(of: place, in: $0) }
  }

  /// The translations of a base text, by the order of the locales.
  func translations(of place: Reference) -> [Reference] {
    guard all[place.table].isBase else { return [] }
    return demandedByFolder[all[place.table].folderIndex].compactMap { locale in
      tables(beside: place.table, in: locale.tag).flatMap { counterpart(of: place, in: $0) }
    }
  }

  /// The locales that must have a translation of a text and have none of their own, by whether a parent serves them, or
  /// will when it has its own.
  func localesWithoutTranslation(of place: Reference) -> (lacking: [String], served: [String]) {
    let demanded = demandedByFolder[all[place.table].folderIndex]
    var present: Set<String> = []
    for locale in demanded {
      if let tables = tables(beside: place.table, in: locale.tag), counterpart(of: place, in: tables) != nil {
        present.insert(locale.tag)
      }
    }
    let absent = demanded.filter { !present.contains($0.tag) }
    // The language that words are written in first serves its own dialects, and so does a parent that need not have words.
    if all[place.table].isBase { present.insert(developmentLocale) }
    for parent in Set(absent.flatMap(\.parents)).subtracting(demanded.map(\.tag)) {
      if let tables = tables(beside: place.table, in: parent), counterpart(of: place, in: tables) != nil {
        present.insert(parent)
      }
    }
    // A dialect reads what its language will have: one translation mends both.
    let awaited = Set(absent.map(\.tag))
    func isServed(_ locale: WordsLocale) -> Bool {
      locale.parents.contains { present.contains($0) || awaited.contains($0) }
    }
    return (absent.filter { !isServed($0) }.map(\.tag), absent.filter(isServed).map(\.tag))
  }

  private func counterpart(of place: Reference, in tables: LocaleTables) -> Reference? {
    var result: Reference?
    all[place.table].forEachKey(in: place.text..<(place.text + 1)) { _, key, hash in
      result = self.place(of: key, hash, nearestTo: place.table, in: tables)
    }
    return result
  }

  /// The text that is read for a key: of several the one in the table that is likeliest to be meant, there the last.
  func place(
    of key: Span<UInt8>,
    _ hash: CatalogFile.HashedKey,
    nearestTo table: Int,
    in tables: LocaleTables
  ) -> Reference? {
    tables.keys.first(key, hash).flatMap { place(ofFirst: $0, key, nearestTo: table, in: tables) }
  }

  /// The text that is read for a key, by the number of the first with it; nil where that is a text of other tables only.
  func place(
    ofFirst first: Int,
    _ key: Span<UInt8>,
    nearestTo table: Int,
    in tables: LocaleTables
  ) -> Reference? {
    let place = place(ofFirst: first, nearestTo: table, in: tables)
    let isOfOtherTable = all[place.table].file.table != all[table].file.table
    return isOfOtherTable && keysOfTables[all[table].folderIndex].contain(key) ? nil : place
  }

  private func place(ofFirst first: Int, nearestTo table: Int, in tables: LocaleTables) -> Reference {
    let others = tables.keys.others(with: first)
    if others.isEmpty { return tables.reference(of: first) }
    let nearest = others.map(tables.reference).min { left, right in
      let distances = (all[table].distance(to: all[left.table]), all[table].distance(to: all[right.table]))
      return (distances.0, -left.table, -left.text) < (distances.1, -right.table, -right.text)
    }
    return nearest ?? tables.reference(of: first)
  }

  /// The number of the first text with a key that is the same text as one of another locale.
  ///
  /// - Parameter table: that of the other.
  func number(
    of key: Span<UInt8>,
    _ hash: CatalogFile.HashedKey,
    beside table: LintedTable,
    in tables: LocaleTables
  ) -> Int? {
    guard let first = tables.keys.first(key, hash), keysOfTables[table.folderIndex].contain(key) else {
      return tables.keys.first(key, hash)
    }
    let others = tables.keys.others(with: first)
    return (others.isEmpty ? [first] : others).first {
      all[tables.reference(of: $0).table].file.table == table.file.table
    }
  }
}
