import CatalogICU
import ErrorInventory
import StringsFiles

/// Notes what texts are like.
struct FactsFinder: Sendable {
  let package: LintedPackage
  let tables: LintedTables
  /// For each locale, the forms that a plural has in it, as bits of `PlainPattern`; absent where ICU knows no such language.
  private let pluralForms: [String: UInt8]
  /// For each table of the language that words are written in first, what its texts are like: it is found out before the
  /// translations are looked at. Empty for other tables.
  private(set) var ofBase: [ChunkFacts]

  /// What is known about the texts of a chunk, in their order.
  struct ChunkFacts {
    fileprivate(set) var facts: [TextFacts] = []
    /// What each shows, as `PlainPattern.values`; 0 where that cannot be told so. Empty where no text shows anything, and for
    /// translations.
    fileprivate var shown: [UInt64] = []
    /// The texts, by their numbers in the table, with a character that may be none of Japanese, where they are in Japanese.
    fileprivate(set) var withForeignHan: [Int] = []

    mutating func append(_ other: ChunkFacts) {
      if !other.shown.isEmpty || !shown.isEmpty {
        shown += repeatElement(0, count: facts.count - shown.count)
        shown += other.shown
      }
      facts += other.facts
      withForeignHan += other.withForeignHan
    }
  }

  init(package: LintedPackage, tables: LintedTables) {
    self.package = package
    self.tables = tables
    var pluralForms: [String: UInt8] = [:]
    for tag in Set(tables.all.map(\.file.locale)) {
      guard let language = LocaleIdentifier(tag), KnownLanguages.contain(language.language) else { continue }
      let categories = PluralRules.cardinal(for: language).requiredCategories.all
      pluralForms[tag] = categories.reduce(0) { $0 | PlainPattern.bit(of: $1) }
    }
    self.pluralForms = pluralForms
    ofBase = tables.all.map { _ in ChunkFacts() }
  }

  /// What all texts are like, by the numbers of their tables.
  mutating func find(in chunks: [TextIndex.Chunk]) -> [ChunkFacts] {
    var all = ofBase
    // What a translation is like depends on what its base is like.
    for isBase in [true, false] {
      ofBase = all
      let round = chunks.filter { tables.all[$0.table].isBase == isBase }
      let found = Parallel.map(round.count) { [self] in facts(of: round[$0]) }
      for (chunk, part) in zip(round, found) { all[chunk.table].append(part) }
    }
    return all
  }

  private func facts(of chunk: TextIndex.Chunk) -> ChunkFacts {
    let table = tables.all[chunk.table]
    let demanded = tables.demandedByFolder[table.folderIndex]
    // What all translations have is the usual case, and asks nothing of the package.
    let gaps = table.isBase ? gaps(of: chunk, of: table, in: demanded.map(\.tag)) : []
    let base = table.isBase ? nil : tables.baseTables(beside: chunk.table)
    let trail = base.map { KeyTrail(in: $0, of: table) }
    var next = chunk.texts.lowerBound
    let untranslated = table.file.untranslatedEntries
    let bound = boundEntries(of: chunk, in: table)
    var nextBound = 0
    var found = ChunkFacts()
    found.facts.reserveCapacity(chunk.texts.count)
    let isJapanese = WrongScript.isJapanese(table.file.locale)
    table.forEachText(in: chunk.texts) { text, key, hash, value, hasDetail in
      let entry = table.entryIndex(of: text)
      var facts = hasDetail ? Self.facts(of: table.entry(of: text)) : TextFacts(of: value)
      let pattern = facts.contains(.braces) && !hasDetail && table.style == .icu ? PlainPattern(value) : nil
      if facts.contains(.braces), isUnplain(pattern, in: table) { facts.insert(.unplainBraces) }
      if !untranslated.isEmpty, untranslated.contains(entry) { facts.insert(.markedUntranslated) }
      if nextBound < bound.count, bound[nextBound].entry == entry {
        facts.formUnion(bound[nextBound].facts)
        nextBound += 1
      }
      if table.isBase {
        facts.insert(.base)
        if let pattern {
          found.shown += repeatElement(0, count: found.facts.count - found.shown.count)
          found.shown.append(pattern.values)
        }
        if !gaps.isEmpty, gaps[text - chunk.texts.lowerBound] {
          facts.formUnion(ofGaps(at: .init(table: chunk.table, text: text)))
        }
      } else {
        facts.insert(.translation)
        var place: LintedTables.Reference?
        if let base, let first = trail?.first(key, hash, next: &next) {
          place = tables.place(ofFirst: first, key, nearestTo: chunk.table, in: base)
        }
        facts.formUnion(ofTranslation(text, of: table, base: place))
        if let place, mayShowOtherValues(facts, pattern, asBaseAt: place) { facts.insert(.otherValues) }
      }
      if isJapanese, facts.contains(.han), hasDetail || ForeignHan.mayOccur(in: value) {
        found.withForeignHan.append(text)
      }
      found.facts.append(facts)
    }
    if !found.shown.isEmpty { found.shown += repeatElement(0, count: found.facts.count - found.shown.count) }
    return found
  }

  /// For each text of a chunk of base texts, whether some locale does not have it; empty where all have all.
  private func gaps(of chunk: TextIndex.Chunk, of table: LintedTable, in locales: [String]) -> [Bool] {
    var gaps: [Bool] = []
    let anyTableServes = tables.keysOfTables[table.folderIndex].isEmpty
    for locale in locales {
      guard let words = tables.tables(beside: chunk.table, in: locale) else {
        return Array(repeating: true, count: chunk.texts.count)
      }
      let trail = KeyTrail(in: words, of: table)
      var next = chunk.texts.lowerBound
      table.forEachKey(in: chunk.texts) { text, key, hash in
        if let first = trail.first(key, hash, next: &next),
          anyTableServes || tables.place(ofFirst: first, key, nearestTo: chunk.table, in: words) != nil
        {
          return
        }
        if gaps.isEmpty { gaps = Array(repeating: false, count: chunk.texts.count) }
        gaps[text - chunk.texts.lowerBound] = true
      }
    }
    return gaps
  }

  /// The entries of a chunk whose keys are made like that of an error, in order, with what that says of their texts.
  private func boundEntries(of chunk: TextIndex.Chunk, in table: LintedTable) -> [(entry: Int, facts: TextFacts)] {
    let first = table.entryIndex(of: chunk.texts.lowerBound)
    let last = table.entryIndex(of: chunk.texts.upperBound - 1)
    return package.entries(folder: table.folderIndex, file: table.fileIndex, at: first...last).map { entry in
      if entry.bindings.isEmpty { return (entry.entryIndex, []) }
      return (entry.entryIndex, entry.bindings.contains { $0.type != nil } ? .ofError : .likeError)
    }
  }

  private static func facts(of entry: CatalogEntry) -> TextFacts {
    guard case .plural(let plural) = entry.value else { return TextFacts(of: entry.valueBytes.span) }
    // A format that is nothing but a variable is no text that anybody reads, but it takes a value.
    let ofFormat = TextFacts(of: plural.format).intersection(.patternSigns).union(.plural)
    return Wording.all(of: plural).reduce(ofFormat) { $0.union($1.facts) }
  }

  /// - Parameter pattern: nil where the text is not plain.
  private func isUnplain(_ pattern: PlainPattern?, in table: LintedTable) -> Bool {
    guard let pattern else { return true }
    guard pattern.hasPlural else { return false }
    return !pattern.showsNumbers || pattern.categories == nil
      || pattern.categories != pluralForms[table.file.locale]
  }

  /// Whether a translation may show other values than its base: unless both are plain and name the same, or have nothing.
  private func mayShowOtherValues(
    _ facts: TextFacts,
    _ pattern: PlainPattern?,
    asBaseAt place: LintedTables.Reference
  ) -> Bool {
    let base = ofBase[place.table]
    let either = facts.union(base.facts[place.text])
    if either.isDisjoint(with: [.braces, .percent, .plural]) { return false }
    guard either.isDisjoint(with: [.percent, .plural]), let pattern, !pattern.hasUnlikeForms, !base.shown.isEmpty else {
      return true
    }
    return base.shown[place.text] != pattern.values
  }

  private func ofGaps(at place: LintedTables.Reference) -> TextFacts {
    let (lacking, served) = tables.localesWithoutTranslation(of: place)
    return (lacking.isEmpty ? [] : TextFacts.lacksTranslation).union(served.isEmpty ? [] : .servedByParent)
  }

  private func ofTranslation(_ text: Int, of table: LintedTable, base: LintedTables.Reference?) -> TextFacts {
    guard let base else { return .lacksBase }
    return table.saysTheSame(at: text, as: tables.all[base.table], at: base.text) ? .sameAsBase : []
  }
}
