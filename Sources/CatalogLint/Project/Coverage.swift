import CatalogICU
import ErrorCatalog
import ErrorInventory
import StringsFiles

/// How many of the texts that people can meet each locale of a package has.
package struct Coverage: Sendable {
  /// The texts of one locale; the four numbers add up to all of them.
  package struct Locale: Equatable, Sendable {
    /// They are there.
    package var translated = 0
    /// They are there, and a person has still to look at them.
    package var needsReview = 0
    /// They should be there.
    package var missing = 0
    /// They need not be there: marked so, read by nobody any more, ignored by a comment, served by another locale of the
    /// language, those of a storyboard or a property list in a locale that has nothing of it, or without a letter to translate
    /// (`{a}: {b}`, `%@: %@`), as `missing-translation` judges it. Where such a text is there all the same, it counts as any
    /// other, so that each locale's numbers add up to the same sum.
    package var excluded = 0

    /// How many of a hundred that should be there are, rounded down; none where there is nothing at all.
    package var percent: Int {
      demanded == 0 ? (excluded == 0 ? 0 : 100) : translated * 100 / demanded
    }

    /// How many should be there.
    var demanded: Int { translated + needsReview + missing }

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

  /// The texts that people get who ask for a locale: where it leaves all of them to another locale of its language, that
  /// one's.
  func served(in tag: String) -> Locale {
    let locales = ([tag] + WordsLocale(tag: tag).parents).map { self[$0] }
    return locales.first { $0.translated + $0.needsReview > 0 } ?? self[tag]
  }

  /// Counts the messages of all errors with words, and the words that belong to no error.
  init(of package: LintedPackage) {
    let types = package.types.indices.filter(package.isCatalogued)
    let ofTypes = Parallel.map(types.count) { number in
      let words = TypeWords(ofType: types[number], in: package)
      var counts: [String: Locale] = [:]
      for errorCase in words.type.cases {
        for (locale, state) in words.states(of: errorCase) { counts[locale, default: Locale()].add(state) }
      }
      return counts
    }
    for counted in ofTypes {
      for (locale, words) in counted { counts[locale, default: Locale()].add(words) }
    }
    for folder in package.folders.indices { count(wordsOfNoErrorIn: folder, of: package) }
  }

  /// A key that one locale of a folder has, all of them are asked for.
  private mutating func count(wordsOfNoErrorIn index: Int, of package: LintedPackage) {
    let locales = package.demandedLocales(of: package.folders[index].locales)
    let columns = Dictionary(locales.enumerated().map { ($1.tag, $0) }) { first, _ in first }
    let counted = package.texts.tables.localesByFolder[index].filter { columns[$0.locale] != nil }
    guard let first = counted.first else { return }
    // Who has all that the development language has, and no more, lacks nothing.
    let isWhole =
      locales.count == counted.count && counted.contains { $0.locale == package.developmentLocale }
      && counted.allSatisfy { package.texts.hasAllKeys($0) }
    if isWhole { return count(allWordsOfNoErrorIn: counted, of: package) }
    // One row for each key: those of the first locale by their numbers, and then what only others have.
    var rows = first.keys.count
    var isPresent = Array(repeating: false, count: rows * locales.count)
    var isExcluded = Array(repeating: false, count: rows)
    var isRow = isExcluded
    let needless = NeedlessTexts(in: package.folders[index], of: package)
    var tablesElsewhere: [Int: String] = [:]
    var otherRows: [String: Int] = [:]
    // The texts that the others are translations of, as numbers of their keys, by their rows.
    var baseNumbers = Array<Int?>(repeating: nil, count: rows)
    for locale in counted {
      let column = columns[locale.locale] ?? 0
      var ofLocale = counts[locales[column].tag, default: Locale()]
      let isBase = locale.locale == package.developmentLocale
      package.texts.forEachWordOfNoError(in: locale) { number, key, hash, state in
        let known = locale.locale == first.locale ? number : first.keys.first(key, hash)
        let row: Int
        if let known {
          row = known
        } else {
          let name = String(copying: key)
          row = otherRows[name] ?? rows
          otherRows[name] = row
        }
        if row == rows {
          rows += 1
          isPresent += repeatElement(false, count: locales.count)
          isExcluded.append(false)
          isRow.append(true)
          baseNumbers.append(nil)
        }
        isRow[row] = true
        if isBase { baseNumbers[row] = number }
        isPresent[row * locales.count + column] = true
        let facts = needless.facts(of: number, in: locale)
        if let table = facts.tableElsewhere { tablesElsewhere[row] = table }
        if state == .excluded || facts.isIgnored { isExcluded[row] = true }
        ofLocale.add(state)
      }
      counts[locales[column].tag] = ofLocale
    }
    let parents = locales.map { $0.parents.compactMap { columns[$0] } }
    let pass = TextPass(over: package)
    let base = counted.first { $0.locale == package.developmentLocale }
    func hasLetters(_ row: Int) -> Bool {
      guard let base, let number = baseNumbers[row] else { return true }
      return LintedText(base.reference(of: number), of: pass).hasLetters
    }
    for row in isRow.indices where isRow[row] {
      let start = row * locales.count
      let missing = locales.indices.filter { !isPresent[start + $0] }
      if missing.isEmpty { continue }
      let needsNone = isExcluded[row] || !hasLetters(row)
      for column in missing {
        let isServed = parents[column].contains { isPresent[start + $0] }
        let isElsewhere = tablesElsewhere[row].map { !needless.hasBegun($0, in: locales[column].tag) } ?? false
        let needNotBeThere = isServed || needsNone || isElsewhere
        counts[locales[column].tag, default: Locale()].add(needNotBeThere ? .excluded : .missing)
      }
    }
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
