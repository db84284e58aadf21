import StringsFiles

/// Notes what texts are like.
struct FactsFinder: Sendable {
  let package: LintedPackage
  let tables: LintedTables
  /// For each table, whether an entry may be marked as untranslated.
  private let mayBeMarked: [Bool]

  init(package: LintedPackage, tables: LintedTables) {
    self.package = package
    self.tables = tables
    mayBeMarked = tables.all.map(\.file.catalog.mayHoldUntranslated)
  }

  /// The facts of the texts of a chunk, in order.
  func facts(of chunk: TextIndex.Chunk) -> [TextFacts] {
    let table = tables.all[chunk.table]
    return chunk.texts.map { text in
      let place = LintedTables.Reference(table: chunk.table, text: text)
      let entry = table.entry(of: text)
      var facts = Self.facts(of: entry)
      if mayBeMarked[chunk.table], entry.isMarkedUntranslated { facts.insert(.markedUntranslated) }
      let bound = package.boundEntry(
        folder: table.folderIndex,
        file: table.fileIndex,
        entry: table.entryIndex(of: text)
      )
      if bound != nil { facts.insert(.ofError) }
      return facts.union(table.isBase ? ofBase(at: place) : ofTranslation(entry, at: place))
    }
  }

  private static func facts(of entry: CatalogEntry) -> TextFacts {
    guard case .plural(let plural) = entry.value else { return TextFacts(of: entry.valueBytes.span) }
    // A format that is nothing but a variable is no text that anybody reads, but it takes a value.
    let ofFormat = TextFacts(of: plural.format).intersection(.patternSigns).union(.plural)
    return Wording.all(of: plural).reduce(ofFormat) { $0.union($1.facts) }
  }

  private func ofBase(at place: LintedTables.Reference) -> TextFacts {
    tables.localesWithoutTranslation(of: place).isEmpty ? .base : [.base, .lacksTranslation]
  }

  private func ofTranslation(_ entry: CatalogEntry, at place: LintedTables.Reference) -> TextFacts {
    guard let base = tables.base(of: place) else { return [.translation, .lacksBase] }
    return tables.entry(at: base).value == entry.value ? [.translation, .sameAsBase] : .translation
  }
}
