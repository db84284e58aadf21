import ErrorInventory
import StringsFiles

/// The texts of a package with what each is like: made when the first rule asks for it.
final class TextIndex: Sendable {
  let tables: LintedTables
  /// For each table, the facts of its texts.
  let facts: [[TextFacts]]
  /// The texts of all tables: of each table in order, and the first parts of all tables first. So the cores are seldom at
  /// the same table, whose holders both would have to count.
  let chunks: [Chunk]
  let sharedTexts = SharedTexts()

  /// A part of a table: what one core looks at in one go.
  struct Chunk: Sendable {
    let table: Int
    let texts: Range<Int>
  }

  /// Small enough that the cores finish together, large enough that handing it over costs nothing beside it.
  private static let chunkLength = 4096

  init(of package: LintedPackage) {
    let tables = LintedTables(of: package)
    self.tables = tables
    let longest = tables.all.map(\.count).max() ?? 0
    let chunks = stride(from: 0, to: longest, by: Self.chunkLength).flatMap { start in
      tables.all.enumerated().filter { start < $1.count }.map { number, table in
        Chunk(table: number, texts: start..<min(start + Self.chunkLength, table.count))
      }
    }
    self.chunks = chunks
    var facts = tables.all.map { _ in [TextFacts]() }
    var finder = FactsFinder(package: package, tables: tables)
    // What a translation is like depends on what its base is like.
    for isBase in [true, false] {
      finder.baseFacts = facts
      let round = chunks.filter { tables.all[$0.table].isBase == isBase }
      let found = Parallel.map(round.count) { [finder] in finder.facts(of: round[$0]) }
      for (chunk, part) in zip(round, found) { facts[chunk.table] += part }
    }
    self.facts = facts
    union = facts.map { $0.reduce(TextFacts()) { $0.union($1) } }
  }

  /// What was made of the chunks, in the order of the texts.
  func inOrder<Part>(_ parts: some Collection<Part>) -> [Part] {
    zip(chunks, parts).sorted { ($0.0.table, $0.0.texts.lowerBound) < ($1.0.table, $1.0.texts.lowerBound) }.map(\.1)
  }

  /// The facts that some text of each table has.
  private let union: [TextFacts]

  /// What a text is like.
  func facts(at place: LintedTables.Reference) -> TextFacts { facts[place.table][place.text] }

  /// Whether all the keys of a folder are in a locale, and no others: as far as the tables of that locale know.
  func hasAllKeys(_ locale: LintedTables.LocaleTables) -> Bool {
    locale.tables.allSatisfy { union[$0].isDisjoint(with: [.lacksBase, .lacksTranslation, .servedByParent]) }
  }

  /// Hands over the words of a folder in one locale that belong to no error: the first of each key, with its number in the
  /// locale's keys.
  func forEachWordOfNoError(
    in locale: LintedTables.LocaleTables,
    _ body: (_ number: Int, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, _ state: Coverage.State) -> Void
  ) {
    let later = Set(locale.keys.repeatedKeys.flatMap { $0.dropFirst() })
    var start = 0
    for tableNumber in locale.tables {
      let table = tables.all[tableNumber]
      let facts = facts[tableNumber]
      table.forEachText(in: 0..<table.count) { text, key, hash, _, hasDetail in
        if facts[text].contains(.ofError) || !later.isEmpty && later.contains(start + text) { return }
        let isPlain = !hasDetail && !facts[text].contains(.markedUntranslated)
        body(start + text, key, hash, isPlain ? .translated : table.stateOfWords(text))
      }
      start += table.count
    }
  }
}

extension LintedTable {
  /// How far a text is that belongs to no error; what the source no longer has, nobody need have.
  fileprivate func stateOfWords(_ text: Int) -> Coverage.State {
    let entry = entry(of: text)
    return entry.extractionState == "stale" ? .excluded : file.state(of: entry, at: entryIndex(of: text))
  }
}
