import StringsFiles

/// Looks up the keys of one table among those of a locale. Most languages have their texts in the same order: the key behind
/// the last one is tried before any other.
///
/// It never changes, and whoever goes along keeps the place: what is shared and written costs as much as the look-up.
struct KeyTrail {
  private let words: LintedTables.LocaleTables
  /// The table of the same name, where a text that has a key is the first with it; nil where there is none such.
  private let table: LintedTable?
  private let keys: CatalogFile.Keys?
  /// The number of the first text of that table in the locale.
  private let start: Int

  /// - Parameter other: the table whose keys are looked up.
  init(in words: LintedTables.LocaleTables, of other: LintedTable) {
    self.words = words
    let index = words.keys.isPlain ? words.keys.tables.firstIndex { $0.distance(to: other) < 2 } : nil
    table = index.map { words.keys.tables[$0] }
    keys = table?.file.catalog.keys
    start = index.map { words.keys.starts[$0] } ?? 0
  }

  /// The number of the first text with a key; nil where there is none.
  ///
  /// - Parameter next: what may come next, and then what comes after the text that was found.
  func first(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, next: inout Int) -> Int? {
    if let table, let keys, next < table.count, table.hasKey(key, hash, at: next, in: keys) {
      next += 1
      return start + next - 1
    }
    guard let found = words.keys.first(key, hash) else { return nil }
    next = max(found - start, -1) + 1
    return found
  }
}
