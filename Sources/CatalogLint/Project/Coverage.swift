import CatalogICU
import ErrorCatalog
import ErrorInventory
import StringsFiles

/// How many of the texts that people can meet each locale of a package has.
package struct Coverage: Sendable {
  /// The texts that people get who ask for one locale: its own, and where it has none, those of the parent that serves them.
  /// The four numbers add up to all of them.
  package struct Locale: Equatable, Sendable {
    /// They are there.
    package var translated = 0
    /// They are there, and a person has still to look at them.
    package var needsReview = 0
    /// They should be there; or they are, with nothing in them to read, as `empty-message` judges it: words of no error that
    /// are empty in every language that has them are meant to be.
    package var missing = 0
    /// They need not be there: marked so, read by nobody any more, ignored by a comment, those of a storyboard or a property
    /// list in a locale that has nothing of it, or without a letter to translate (`{a}: {b}`, `%@: %@`), as
    /// `missing-translation` judges it. Where such a text is there all the same, it counts as any other, so that each locale's
    /// numbers add up to the same sum. A comment counts wherever it has the lack ignored: at the case, at the text, or at the
    /// first text of a table or a folder, where `missing-table` and `missing-locale` are told; and at an empty text.
    package var excluded = 0

    /// How many of a hundred that should be there are, rounded down; nil where none need be: of nothing there is no part.
    package var percent: Int? { demanded == 0 ? nil : translated * 100 / demanded }

    /// How many should be there.
    private var demanded: Int { translated + needsReview + missing }

    fileprivate mutating func add(_ other: Self) {
      translated += other.translated
      needsReview += other.needsReview
      missing += other.missing
      excluded += other.excluded
    }

    mutating func add(_ state: State) {
      switch state {
      case .translated: translated += 1
      case .needsReview: needsReview += 1
      case .missing: missing += 1
      case .excluded: excluded += 1
      }
    }
  }

  /// How far one text of one locale is.
  enum State {
    case translated, needsReview, missing, excluded
  }

  private var counts: [String: Locale] = [:]

  /// The tags of the locales, sorted.
  package var locales: [String] { counts.keys.sorted() }

  /// The texts of a locale; zero where the package has nothing in it.
  package subscript(locale: String) -> Locale { counts[locale] ?? Locale() }

  /// Counts the messages of all errors with words, and the words that belong to no error.
  init(of package: LintedPackage) {
    let types = package.types.indices.filter(package.isCatalogued)
    let (ignored, empty) = (IgnoredGaps(of: package), EmptyTexts(of: package))
    let ofTypes = Parallel.map(types.count) { number in
      let words = TypeWords(ofType: types[number], in: package)
      var counts: [String: Locale] = [:]
      for errorCase in words.type.cases {
        for (locale, state) in words.states(of: errorCase, ignoring: ignored, empty) {
          counts[locale, default: Locale()].add(state)
        }
      }
      return counts
    }
    for counted in ofTypes {
      for (locale, words) in counted { counts[locale, default: Locale()].add(words) }
    }
    for folder in package.folders.indices {
      count(wordsOfNoErrorIn: folder, of: package, ignoring: ignored, empty)
    }
  }

  /// A key that one locale of a folder has, all of them are asked for.
  private mutating func count(
    wordsOfNoErrorIn index: Int,
    of package: LintedPackage,
    ignoring ignored: IgnoredGaps,
    _ empty: EmptyTexts
  ) {
    let demanded = package.demandedLocales(in: package.folders[index])
    // A parent that need not have words itself serves those that must.
    let tags = Self.distinct(demanded.map(\.tag) + demanded.flatMap(\.parents))
    let present = package.texts.tables.localesByFolder[index]
    let locales = tags.enumerated().filter { number, tag in
      number < demanded.count || present.contains { $0.locale == tag }
    }.map(\.element)
    let columns = Dictionary(locales.enumerated().map { ($1, $0) }) { first, _ in first }
    let counted = present.filter { columns[$0.locale] != nil }
    guard let first = counted.first else { return }
    let withEmptyTexts = Set(counted.filter { Self.hasEmptyTexts($0, in: package.texts) }.map(\.locale))
    // Who has all that the development language has, and no more, lacks nothing.
    let ofDemanded = counted.filter { columns[$0.locale, default: 0] < demanded.count }
    let isWhole =
      withEmptyTexts.isEmpty && demanded.count == ofDemanded.count
      && ofDemanded.contains { $0.locale == package.developmentLocale }
      && ofDemanded.allSatisfy { package.texts.hasAllKeys($0) }
    if isWhole { return count(allWordsOfNoErrorIn: ofDemanded, of: package) }
    // One row for each key, or each table's own: those of the first locale by their numbers, and then what only others have.
    var rows = first.keys.count
    var states = Array<State?>(repeating: nil, count: rows * locales.count)
    var isExcluded = Array(repeating: false, count: rows)
    var isRow = isExcluded
    let needless = NeedlessTexts(in: index, of: package, ignoring: ignored)
    var tablesToLack: [Int: String] = [:]
    // What is there without anything to read, and the rows that have something to read in some locale.
    var emptyTexts: [(row: Int, cell: Int, ofEmpty: State)] = []
    var filledRows: Set<Int> = []
    var otherRows: [String: Int] = [:]
    // The texts that the others are translations of, as numbers of their keys, by their rows.
    var baseNumbers = Array<Int?>(repeating: nil, count: rows)
    for locale in counted {
      let column = columns[locale.locale] ?? 0
      let isBase = locale.locale == package.developmentLocale
      package.texts.forEachWordOfNoError(in: locale) { word, key, hash in
        let (number, state) = (word.number, word.state)
        let known =
          locale.locale == first.locale
          ? number : package.texts.tables.number(of: key, hash, beside: word.table, in: first)
        let row: Int
        if let known {
          row = known
        } else {
          let isOfTable = package.texts.tables.keysOfTables[index].contain(key)
          let name = (isOfTable ? word.table.file.table + "\0" : "") + String(copying: key)
          row = otherRows[name] ?? rows
          otherRows[name] = row
        }
        if row == rows {
          rows += 1
          states += repeatElement(nil, count: locales.count)
          isExcluded.append(false)
          isRow.append(true)
          baseNumbers.append(nil)
        }
        isRow[row] = true
        if isBase { baseNumbers[row] = number }
        states[row * locales.count + column] = state
        let facts = needless.facts(of: number, in: locale)
        if let table = facts.table { tablesToLack[row] = table }
        if state == .excluded || facts.isIgnored { isExcluded[row] = true }
        if withEmptyTexts.isEmpty { return }
        guard let emptyText = Self.emptyText(number, in: locale, of: package.texts) else {
          filledRows.insert(row)
          return
        }
        if state != .excluded, let ofEmpty = empty.state(of: emptyText.entry, in: emptyText.file) {
          emptyTexts.append((row, row * locales.count + column, ofEmpty))
        }
      }
    }
    // Where all languages agree on nothing, that is meant.
    for (row, cell, ofEmpty) in emptyTexts where filledRows.contains(row) {
      states[cell] = isExcluded[row] ? .excluded : ofEmpty
    }
    let parents = demanded.map { $0.parents.compactMap { columns[$0] } }
    let pass = TextPass(over: package)
    let base = counted.first { $0.locale == package.developmentLocale }
    func hasLetters(_ row: Int) -> Bool {
      guard let base, let number = baseNumbers[row] else { return true }
      return LintedText(base.reference(of: number), of: pass).hasLetters
    }
    var ofLocales = Array(repeating: Locale(), count: demanded.count)
    for row in isRow.indices where isRow[row] {
      let start = row * locales.count
      var needsNone: Bool?
      for column in demanded.indices {
        if let state = states[start + column] ?? parents[column].lazy.compactMap({ states[start + $0] }).first {
          ofLocales[column].add(state)
          continue
        }
        let isNeedless = needsNone ?? (isExcluded[row] || !hasLetters(row))
        needsNone = isNeedless
        let mayLackTable = tablesToLack[row].map { needless.mayLack($0, in: locales[column]) } ?? false
        ofLocales[column].add(isNeedless || mayLackTable ? .excluded : .missing)
      }
    }
    for (locale, words) in zip(demanded, ofLocales)
    where words != Locale() || counted.contains(where: { $0.locale == locale.tag }) {
      counts[locale.tag, default: Locale()].add(words)
    }
  }

  /// The values without those that stand before them already.
  private static func distinct(_ values: [String]) -> [String] {
    var known: Set<String> = []
    return values.filter { known.insert($0).inserted }
  }

  /// Whether some text of a locale may have nothing to read.
  private static func hasEmptyTexts(_ locale: LintedTables.LocaleTables, in texts: TextIndex) -> Bool {
    locale.tables.contains { table in texts.facts[table].contains { !$0.isDisjoint(with: EmptyMessage.nothing) } }
  }

  /// A text that has nothing to read; nil where it says something.
  private static func emptyText(
    _ number: Int,
    in locale: LintedTables.LocaleTables,
    of texts: TextIndex
  ) -> (entry: CatalogEntry, file: WordsFile)? {
    let place = locale.reference(of: number)
    if texts.facts(at: place).isDisjoint(with: EmptyMessage.nothing) { return nil }
    let table = texts.tables.all[place.table]
    let entry = table.entry(of: place.text)
    return entry.saysNothing ? (entry, table.file) : nil
  }

  /// Each key of each locale counts once: a text and its plurals are one.
  private mutating func count(allWordsOfNoErrorIn locales: [LintedTables.LocaleTables], of package: LintedPackage) {
    let ofLocales = Parallel.map(locales.count) { number in
      var ofLocale = Locale()
      package.texts.forEachStateOfNoError(in: locales[number]) { ofLocale.add($0) }
      return ofLocale
    }
    for (locale, words) in zip(locales, ofLocales) { counts[locale.locale, default: Locale()].add(words) }
  }
}
