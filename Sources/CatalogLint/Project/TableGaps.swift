import StringsFiles

/// The locales that lack a table as a whole, or all tables of a folder: that is one fault, and each text of it no other.
struct TableGaps: Sendable {
  /// A table of a folder, over all its locales.
  struct Table: Hashable, Sendable {
    let folder: Int
    let name: String
  }

  /// A table that locales lack.
  struct Gap: Sendable {
    let table: Table
    /// The tags, sorted.
    let locales: [String]
    /// Where its texts are, the development language first.
    let present: [WordsFile]
  }

  /// Locales that a folder must have and has no texts in at all.
  struct LocaleGap: Sendable {
    let folder: Int
    /// The tags, sorted.
    let locales: [String]
    /// A file with texts, in the development language where there is one.
    let first: WordsFile
  }

  /// The locales that folders lack.
  let locales: [LocaleGap]
  /// The tables that locales lack.
  let tables: [Gap]
  /// The tables without a text in the development language, which others have some in: the file, and those.
  let emptyBases: [(base: WordsFile, present: [WordsFile])]
  private let lacking: [Table: Set<String>]

  init(of package: LintedPackage) {
    var locales: [LocaleGap] = []
    var tables: [Gap] = []
    var emptyBases: [(base: WordsFile, present: [WordsFile])] = []
    var lacking: [Table: Set<String>] = [:]
    for (index, folder) in package.folders.enumerated() {
      let shelf = Shelf(of: index, in: package)
      let missing = shelf.demanded.filter { shelf.lacks($0) && !shelf.isEmptied($0) }.map(\.tag)
      if let first = shelf.texts.first, !missing.isEmpty {
        locales.append(LocaleGap(folder: index, locales: missing, first: first))
      }
      for name in shelf.tableNames {
        let files = shelf.texts(ofTable: name)
        if files.isEmpty { continue }
        let table = Table(folder: index, name: name)
        let leftOut = folder.leftOutTables.filter { $0.value.contains(name) }.keys
        let without = shelf.demanded.filter {
          !missing.contains($0.tag) && !leftOut.contains($0.tag) && shelf.lacks(name, in: $0)
        }.map(\.tag)
        // What nobody asks for explains nothing.
        func isTold(_ locale: String, by rule: any Rule.Type) -> Bool {
          package.plan.asks(rule) && package.plan.asks(rule, in: locale)
        }
        lacking[table] = Set(
          leftOut + missing.filter { isTold($0, by: MissingLocale.self) }
            + without.filter { locale in
              let isEmptyBase = locale == package.developmentLocale && shelf.emptyFile(of: name) != nil
              return isTold(locale, by: isEmptyBase ? EmptyTable.self : MissingTable.self)
            }
        )
        if without.contains(package.developmentLocale), let base = shelf.emptyFile(of: name) {
          emptyBases.append((base, files))
        }
        let told = without.filter { $0 != package.developmentLocale || shelf.emptyFile(of: name) == nil }
        if !told.isEmpty { tables.append(Gap(table: table, locales: told, present: files)) }
      }
    }
    self.locales = locales
    self.tables = tables
    self.emptyBases = emptyBases
    self.lacking = lacking
  }

  /// Whether a locale lacks the whole table that a text belongs to, or it is not looked at there.
  func explain(lackOf locale: String, in table: Table) -> Bool { lacking[table]?.contains(locale) ?? false }
}

/// The files of a folder, by what can be lacking.
private final class Shelf {
  let development: String
  private let package: LintedPackage
  private let index: Int
  /// The locales that must have words.
  let demanded: [WordsLocale]
  /// The files with texts, those of the development language first.
  let texts: [WordsFile]
  /// The names of the tables with texts, sorted.
  let tableNames: [String]
  private let textsByTable: [String: [WordsFile]]
  /// The tables that the development language has elsewhere.
  private let wordedElsewhere: Set<String>
  /// For each table without a text in the development language, the first such file.
  private let emptyFiles: [String: WordsFile]
  private let filesByLocale: [String: [WordsFile]]
  private var servings: [WordsLocale: Serving] = [:]

  /// What serves a locale: its own files, and those of what it falls back to.
  private struct Serving {
    let files: [WordsFile]
    /// The tables with texts, or with some that could not be read.
    let tables: Set<String>
    /// The hashes of all keys, known when somebody asks for the first.
    var keys: Set<UInt32>?
  }

  /// - Parameter index: where the folder stands in the package's.
  init(of index: Int, in package: LintedPackage) {
    self.package = package
    self.index = index
    let folder = package.folders[index]
    let development = package.developmentLocale
    self.development = development
    let counted = folder.files.filter { $0.hasTexts && !folder.isForInterfaceFile($0) }
    let texts = counted.filter { $0.locale == development } + counted.filter { $0.locale != development }
    self.texts = texts
    textsByTable = Dictionary(grouping: texts, by: \.table)
    tableNames = textsByTable.keys.sorted()
    emptyFiles = Dictionary(
      folder.files.filter { $0.locale == development && !$0.hasTexts }.map { ($0.table, $0) }
    ) { first, _ in first }
    filesByLocale = Dictionary(grouping: folder.files, by: \.locale)
    let wordedElsewhere = folder.tablesWordedElsewhere(than: development)
    self.wordedElsewhere = wordedElsewhere
    let isWordedElsewhere =
      package.plan.configuration.locales.isEmpty && texts.allSatisfy { wordedElsewhere.contains($0.table) }
    demanded = package.demandedLocales(in: folder).filter { locale in
      locale.tag != development || !isWordedElsewhere
    }
  }

  func texts(ofTable name: String) -> [WordsFile] { textsByTable[name] ?? [] }

  /// The file of a table in the development language, where that has nothing in it.
  func emptyFile(of name: String) -> WordsFile? { emptyFiles[name] }

  /// Whether a locale has no texts at all, and nothing that it falls back to has some.
  func lacks(_ locale: WordsLocale) -> Bool { serving(locale).tables.isEmpty }

  /// Whether a locale is the language that words are written in first and has tables that others have texts in, but nothing
  /// in them: then they were emptied, and each of them tells that.
  func isEmptied(_ locale: WordsLocale) -> Bool {
    locale.tag == development && tableNames.contains { emptyFile(of: $0) != nil }
  }

  /// Whether a locale has no text of a table, in whatever file.
  func lacks(_ name: String, in locale: WordsLocale) -> Bool {
    let serving = serving(locale)
    if serving.tables.contains(name) { return false }
    guard let first = texts(ofTable: name).first, !wordedElsewhere.contains(name) else { return false }
    let keys =
      serving.keys
      ?? serving.files.reduce(into: []) { keys, file in
        file.catalog.forEachKeyHash { keys.insert($1) }
      }
    servings[locale]?.keys = keys
    // Most tables share no key with others, which the hashes tell.
    var candidates: [Int] = []
    first.catalog.forEachKeyHash { index, hash in
      if keys.contains(hash) { candidates.append(index) }
    }
    return !candidates.lazy.map { first.catalog.entries[$0] }.contains { entry in
      first.holds(entry) && !package.texts.tables.keysOfTables[index].contain(entry.key)
        && serving.files.contains { $0.catalog.firstIndex(ofKey: entry.key, locale: $0.spelledLocale) != nil }
    }
  }

  private func serving(_ locale: WordsLocale) -> Serving {
    if let known = servings[locale] { return known }
    let files = ([locale.tag] + locale.parents.filter { $0 != locale.tag }).flatMap { filesByLocale[$0] ?? [] }
    let serving = Serving(files: files, tables: Set(files.filter { $0.hasTexts || $0.lacksTexts }.map(\.table)))
    servings[locale] = serving
    return serving
  }
}

extension CatalogFile {
  /// Hands over the hash of each key, with the place of its entry.
  fileprivate func forEachKeyHash(_ body: (_ index: Int, _ hash: UInt32) -> Void) {
    keys.forEach(at: entries.indices) { index, _, key in body(index, key.hash) }
  }
}
