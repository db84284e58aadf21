import ErrorInventory
import StringsFiles

/// The texts of a package with what each is like: made when the first rule asks for it.
final class TextIndex: Sendable {
  let tables: LintedTables
  /// For each table, the facts of its texts.
  let facts: [[TextFacts]]
  /// For each table in Japanese, the texts with a character that may be none of Japanese: few have one.
  private let withForeignHan: [Set<Int>]
  /// The texts of all tables, of each table in order.
  let chunks: [Chunk]
  let sharedTexts = SharedTexts()

  /// A part of a table: what one core looks at in one go.
  struct Chunk: Sendable {
    let table: Int
    let texts: Range<Int>
  }

  /// Small enough that the cores finish together, and that what a chunk is written in is a block of memory that stays with the
  /// process; large enough that what is found out once for a chunk does not count.
  private static let chunkLength = 2_048

  init(of package: LintedPackage) {
    let tables = LintedTables(of: package)
    self.tables = tables
    chunks = Self.chunks(of: tables)
    var finder = FactsFinder(package: package, tables: tables)
    let found = finder.find(in: chunks)
    facts = found.map(\.facts)
    withForeignHan = found.map { Set($0.withForeignHan) }
    union = facts.map { $0.reduce(TextFacts()) { $0.union($1) } }
  }

  /// Tables of one name stand together in all their locales, as many names at a time as there are cores, and of these the
  /// first parts first. So the cores are seldom at the same table, whose holders both would have to count, and only a few
  /// tables have to be in memory.
  private static func chunks(of tables: LintedTables) -> [Chunk] {
    var groups: [[Int]] = []
    var groupsByName: [String: Int] = [:]
    for (number, table) in tables.all.enumerated() {
      let name = "\(table.folderIndex) \(table.file.table)"
      if let group = groupsByName[name] {
        groups[group].append(number)
      } else {
        groupsByName[name] = groups.count
        groups.append([number])
      }
    }
    let together = Parallel.workerCount
    return stride(from: 0, to: groups.count, by: together).flatMap { first in
      let numbers = groups[first..<min(first + together, groups.count)].joined()
      let longest = numbers.map { tables.all[$0].count }.max() ?? 0
      return stride(from: 0, to: longest, by: chunkLength).flatMap { start in
        numbers.filter { start < tables.all[$0].count }.map { number in
          Chunk(table: number, texts: start..<min(start + chunkLength, tables.all[number].count))
        }
      }
    }
  }

  /// What was made of the chunks, in the order of the texts.
  func inOrder<Part>(_ parts: some Collection<Part>) -> [Part] {
    zip(chunks, parts).sorted { ($0.0.table, $0.0.texts.lowerBound) < ($1.0.table, $1.0.texts.lowerBound) }.map(\.1)
  }

  /// The facts that some text of each table has.
  private let union: [TextFacts]

  /// What a text is like.
  func facts(at place: LintedTables.Reference) -> TextFacts { facts[place.table][place.text] }

  /// Whether a text in Japanese has a character that Japanese may not have.
  func mayHaveForeignHan(at place: LintedTables.Reference) -> Bool {
    withForeignHan[place.table].contains(place.text)
  }

  /// Whether all the keys of a folder are in a locale, and no others: as far as the tables of that locale know.
  func hasAllKeys(_ locale: LintedTables.LocaleTables) -> Bool {
    locale.tables.allSatisfy { union[$0].isDisjoint(with: [.lacksBase, .lacksTranslation, .servedByParent]) }
  }

  /// A text that belongs to no error.
  struct WordOfNoError {
    let table: LintedTable
    /// Its number in the keys of its locale.
    let number: Int
    let state: Coverage.State
  }

  /// Hands over the words of a folder in one locale that belong to no error: the first of each key, or of each table where
  /// each has its own.
  func forEachWordOfNoError(
    in locale: LintedTables.LocaleTables,
    _ body: (_ word: WordOfNoError, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Void
  ) {
    for words in wordsOfNoError(in: locale) {
      words.table.forEachKey(in: 0..<words.table.count) { text, key, hash in
        guard let state = words.state(of: text) else { return }
        body(WordOfNoError(table: words.table, number: words.start + text, state: state), key, hash)
      }
    }
  }

  /// Hands over how far these words are; what they say is not looked at.
  func forEachStateOfNoError(in locale: LintedTables.LocaleTables, _ body: (Coverage.State) -> Void) {
    for words in wordsOfNoError(in: locale) {
      for text in 0..<words.table.count {
        if let state = words.state(of: text) { body(state) }
      }
    }
  }

  private func wordsOfNoError(in locale: LintedTables.LocaleTables) -> [WordsOfNoError] {
    let later = Set(locale.keys.repeatedKeys.flatMap { repetitions(of: $0, in: locale) })
    return zip(locale.tables, locale.keys.starts).map { number, start in
      WordsOfNoError(table: tables.all[number], start: start, facts: facts[number], later: later)
    }
  }
}

extension TextIndex {
  /// Those of some texts with one key that are the same text as one before them.
  private func repetitions(of numbers: [Int], in locale: LintedTables.LocaleTables) -> [Int] {
    guard let first = numbers.first.map(locale.reference).map({ ($0, tables.all[$0.table]) }),
      tables.keysOfTables[first.1.folderIndex].contain(first.1.entry(of: first.0.text).key)
    else { return Array(numbers.dropFirst()) }
    var names: Set<String> = []
    return numbers.filter { !names.insert(tables.all[locale.reference(of: $0).table].file.table).inserted }
  }
}

/// The words of a table that belong to no error.
private struct WordsOfNoError {
  let table: LintedTable
  /// The number of its first text in the keys of its locale.
  let start: Int
  let facts: [TextFacts]
  /// The numbers of the texts whose key an earlier one has.
  let later: Set<Int>

  /// How far a text is; nil where it belongs to an error, or is read nowhere.
  func state(of text: Int) -> Coverage.State? {
    if facts[text].contains(.ofError) || !later.isEmpty && later.contains(start + text) { return nil }
    let isPlain = !table.hasDetail(text) && !facts[text].contains(.markedUntranslated)
    return isPlain ? .translated : table.stateOfWords(text)
  }
}

extension LintedTable {
  /// How far a text is that belongs to no error; what the source no longer has, nobody need have.
  fileprivate func stateOfWords(_ text: Int) -> Coverage.State {
    let entry = entry(of: text)
    return entry.extractionState == "stale" ? .excluded : file.state(of: entry, at: entryIndex(of: text))
  }
}
