import StringsFiles

/// Notes what texts are like.
struct FactsFinder: Sendable {
  let package: LintedPackage
  let tables: LintedTables

  /// The facts of the texts of a chunk, in order.
  func facts(of chunk: TextIndex.Chunk) -> [TextFacts] {
    let table = tables.all[chunk.table]
    let demanded = tables.demandedByFolder[table.folderIndex]
    // What all translations have is the usual case, and asks nothing of the package.
    let others = table.isBase ? demanded.map { tables.tables(beside: chunk.table, in: $0.tag) } : []
    let base = table.isBase ? nil : tables.baseTables(beside: chunk.table)
    let untranslated = table.file.untranslatedEntries
    var bound = package.entries(folder: table.folderIndex, file: table.fileIndex)[...]
    bound = bound.drop { $0.entryIndex < table.entryIndex(of: chunk.texts.lowerBound) }
    var all: [TextFacts] = []
    all.reserveCapacity(chunk.texts.count)
    table.forEachText(in: chunk.texts) { text, key, hash, value, hasDetail in
      let entry = table.entryIndex(of: text)
      var facts = hasDetail ? Self.facts(of: table.entry(of: text)) : TextFacts(of: value)
      if !untranslated.isEmpty, untranslated.contains(entry) { facts.insert(.markedUntranslated) }
      if let first = bound.first, first.entryIndex == entry {
        if !first.bindings.isEmpty { facts.insert(first.bindings.contains { $0.type != nil } ? .ofError : .likeError) }
        bound = bound.dropFirst()
      }
      if table.isBase {
        facts.insert(.base)
        let isComplete = others.allSatisfy { $0?.keys.first(key, hash) != nil }
        if !isComplete { facts.formUnion(ofGaps(at: .init(table: chunk.table, text: text))) }
      } else {
        facts.insert(.translation)
        let found = base.flatMap { tables.place(of: key, hash, nearestTo: chunk.table, in: $0) }
        facts.formUnion(ofTranslation(entry, of: table, base: found))
      }
      all.append(facts)
    }
    return all
  }

  private static func facts(of entry: CatalogEntry) -> TextFacts {
    guard case .plural(let plural) = entry.value else { return TextFacts(of: entry.valueBytes.span) }
    // A format that is nothing but a variable is no text that anybody reads, but it takes a value.
    let ofFormat = TextFacts(of: plural.format).intersection(.patternSigns).union(.plural)
    return Wording.all(of: plural).reduce(ofFormat) { $0.union($1.facts) }
  }

  private func ofGaps(at place: LintedTables.Reference) -> TextFacts {
    let (lacking, served) = tables.localesWithoutTranslation(of: place)
    return (lacking.isEmpty ? [] : TextFacts.lacksTranslation).union(served.isEmpty ? [] : .servedByParent)
  }

  private func ofTranslation(_ entry: Int, of table: LintedTable, base: LintedTables.Reference?) -> TextFacts {
    guard let base else { return .lacksBase }
    let other = tables.all[base.table]
    let isSame = table.file.catalog.saysTheSame(
      at: entry,
      as: other.file.catalog,
      at: other.entryIndex(of: base.text)
    )
    return isSame ? .sameAsBase : []
  }
}
