import MessageFormatting
import StringsFiles

/// The texts of one file in one locale. An object, because whoever goes over texts asks it at every one of them.
final class LintedTable: Sendable {
  /// Where the folder stands in `LintedPackage.folders`.
  let folderIndex: Int
  /// Where the file stands in the folder's files.
  let fileIndex: Int
  let file: WordsFile
  /// The style of the texts that are no plurals.
  let style: PatternStyle
  /// Whether it is in the language that words are written in first.
  let isBase: Bool
  /// Where the texts stand in the entries of the file, where they are not all of them.
  private let entryIndices: [Int]?
  /// Of each key that stands more than once, its first entry and the last: that is the one that is read.
  private let lastByFirst: [Int: Int]
  /// The entries whose keys stand more than once.
  private let twins: Set<Int>

  init(folderIndex: Int, fileIndex: Int, in package: LintedPackage) {
    self.folderIndex = folderIndex
    self.fileIndex = fileIndex
    let file = package.folders[folderIndex].files[fileIndex]
    self.file = file
    style = package.folders[folderIndex].styles[fileIndex]
    isBase = file.locale == package.developmentLocale
    let entries = file.catalog.entries
    entryIndices = file.spelledLocale == nil ? nil : entries.indices.filter { file.holds(entries[$0]) }
    let duplicates = file.catalog.duplicates
    lastByFirst = Dictionary(duplicates.map { ($0.first, $0.entry) }) { max($0, $1) }
    twins = Set(duplicates.flatMap { [$0.first, $0.entry] })
  }

  /// The number of its texts.
  var count: Int { entryIndices?.count ?? file.catalog.entries.count }

  /// Where a text stands in the entries of the file.
  func entryIndex(of text: Int) -> Int { entryIndices.map { $0[text] } ?? text }

  /// Whether another entry of the table has the key of a text.
  func hasTwin(_ text: Int) -> Bool { !twins.isEmpty && twins.contains(entryIndex(of: text)) }

  /// The entry that a text belongs to.
  func entry(of text: Int) -> CatalogEntry { file.catalog.entries[entryIndex(of: text)] }

  /// The text that is read for a key; nil where there is none.
  func text(withKey key: String) -> Int? {
    guard let first = file.catalog.firstIndex(ofKey: key, locale: file.spelledLocale) else { return nil }
    let entry = lastByFirst[first] ?? first
    guard let entryIndices else { return entry }
    return entryIndices.firstIndex(of: entry)
  }

  /// Hands over keys in order, with the places of their texts in the table, as `CatalogFile.Keys.forEach(at:_:)`.
  func forEachKey(
    in texts: Range<Int>,
    _ body: (_ text: Int, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Void
  ) {
    let all = file.catalog.keys
    guard let entryIndices else { return all.forEach(at: texts, body) }
    for text in texts {
      let entry = entryIndices[text]
      all.forEach(at: entry..<(entry + 1)) { _, key, hash in body(text, key, hash) }
    }
  }

  /// Hands over texts in order, with their places in the table, as `CatalogFile.Texts.forEach(at:_:)`.
  func forEachText(
    in texts: Range<Int>,
    _ body: (
      _ text: Int, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, _ value: Span<UInt8>, _ hasDetail: Bool
    ) -> Void
  ) {
    guard let entryIndices else { return file.catalog.texts(at: texts).forEach(at: texts, body) }
    let all = file.catalog.texts
    for text in texts {
      let entry = entryIndices[text]
      all.forEach(at: entry..<(entry + 1)) { _, key, hash, value, hasDetail in
        body(text, key, hash, value, hasDetail)
      }
    }
  }

  /// Whether there is more to a text than its key and what it says: wordings, or a state of its translation.
  func hasDetail(_ text: Int) -> Bool { file.catalog.hasDetail(at: entryIndex(of: text)) }

  /// A text as UTF-8.
  func bytes(of text: Int) -> ArraySlice<UInt8> { file.catalog.textBytes(at: entryIndex(of: text)) }

  /// Whether a text has a key, byte by byte.
  func hasKey(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, at text: Int) -> Bool {
    file.catalog.keys.hasKey(key, hash, at: entryIndex(of: text))
  }

  /// The same for whoever asks about one text after the other, and holds the keys of the file meanwhile.
  func hasKey(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, at text: Int, in keys: CatalogFile.Keys) -> Bool {
    keys.hasKey(key, hash, at: entryIndex(of: text))
  }

  /// Whether two texts say the same, byte by byte.
  func saysTheSame(at text: Int, as other: LintedTable, at otherText: Int) -> Bool {
    file.catalog.saysTheSame(at: entryIndex(of: text), as: other.file.catalog, at: other.entryIndex(of: otherText))
  }

  /// How likely a table of another locale is not to have the same keys: one of the same name and format has them first,
  /// and `Base.lproj` last.
  func distance(to other: LintedTable) -> Int {
    (file.table == other.file.table ? 0 : 4) + (file.catalog.format == other.file.catalog.format ? 0 : 2)
      + (other.file.isBase ? 1 : 0)
  }
}
