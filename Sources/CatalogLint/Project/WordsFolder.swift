import CatalogICU
import ErrorCatalog
import ErrorInventory
import MessageFormatting
import StringsFiles

/// A folder that holds `.lproj` folders: the words of one target, in all their locales.
package struct WordsFolder: Sendable {
  /// The path from the package's folder.
  package let path: String
  /// The module of the target it is in.
  package let module: String
  /// The modules whose errors its keys may name without their module: its own, and those that depend on it.
  package let serves: Set<String>
  /// The locales it has, sorted.
  package let locales: [WordsLocale]
  /// The tables that are there and that the configuration leaves out, by the tags of their locales.
  let leftOutTables: [String: Set<String>]
  /// The names of the storyboards and xibs of the development language: tables of the same names translate them.
  let interfaceTables: Set<String>
  /// The files, by table, then by locale.
  package let files: [WordsFile]
  /// The style of each file, in their order: the development language's file decides for a table, and where it lacks
  /// the table each file does for itself. The running program goes by the same rule.
  package let styles: [PatternStyle]
  /// What the broken files of a locale may hold; locales without a broken file are absent.
  let lost: [String: LostTexts]

  package init(
    path: String,
    module: String,
    serves: Set<String>,
    locales: [WordsLocale],
    leftOutTables: [String: Set<String>] = [:],
    interfaceTables: Set<String> = [],
    files: [WordsFile],
    developmentLocale: String
  ) {
    self.path = path
    self.module = module
    self.serves = serves
    self.locales = locales
    self.leftOutTables = leftOutTables
    self.interfaceTables = interfaceTables
    self.files = files
    let base = Dictionary(
      files.lazy.filter { $0.locale == developmentLocale }.map { ($0.table, $0.toldStyle.style) }
    ) { first, _ in first }
    styles = files.map { base[$0.table] ?? $0.toldStyle.style }
    lost = Dictionary(grouping: files.filter(\.lacksTexts), by: \.locale).mapValues(LostTexts.init)
  }
}

extension WordsFolder {
  /// The tags of the locales that are there and of which the configuration leaves out everything.
  var leftOut: Set<String> { Set(leftOutTables.keys).subtracting(locales.map(\.tag)) }
}

/// One locale of a words folder.
package struct WordsLocale: Hashable, Sendable, Comparable {
  /// The canonical tag; the folder's name where ICU knows no such locale.
  package let tag: String
  /// The name of the folder, with its extension.
  package let folderName: String
  /// The locales it falls back to, nearest first.
  package let parents: [String]
  /// Whether some reader can choose it: not what is made of no language, script or region. That it has such a name is its one
  /// fault (`unknown-locale`), and nothing is missing in it.
  let isReadable: Bool

  /// - Parameters:
  ///   - tag: canonical; the folder's name where ICU knows no such locale.
  ///   - folderName: nil where there is none yet.
  init(tag: String, folderName: String? = nil) {
    self.tag = tag
    self.folderName = folderName ?? tag + ".lproj"
    parents = LocaleIdentifier(tag)?.parents.map(\.tag) ?? []
    isReadable =
      switch tag == PackageReader.unnamedBase ? nil : LocaleSubtags.fault(in: tag) {
      case nil, .deprecated, .country: true
      case .noLanguage, .unknownPart: false
      }
  }

  /// The locale that a folder is for.
  ///
  /// - Parameter name: what the folder's name stands for, where it does not say it itself.
  init(folderName: String, name: String? = nil) {
    let name = name ?? String(folderName.dropLast(".lproj".count))
    // What nobody has named is no tag, though ICU would take it for one.
    let tag = name == PackageReader.unnamedBase ? name : LocaleIdentifier(name)?.tag ?? name
    self.init(tag: tag, folderName: folderName)
  }

  /// By tag.
  package static func < (left: WordsLocale, right: WordsLocale) -> Bool { left.tag < right.tag }
}

/// One file of words.
package struct WordsFile: Sendable {
  /// The path from the package's folder.
  package let path: String
  /// The table's name: the file's name without its extension.
  package let table: String
  /// The tag of its locale.
  package let locale: String
  /// Whether it is in `Base.lproj`: the same key under the language's own name wins over it.
  package let isBase: Bool
  /// What it holds.
  package let catalog: CatalogFile
  /// The locale as the file spells it, where it holds several and this is one of them.
  let spelledLocale: String?
  /// Where the entries stand in the catalog that a comment, or their state, marks as not translated.
  let untranslatedEntries: Set<Int>
  /// The style that the file's own texts and comments tell, with what tells it.
  let toldStyle: (style: PatternStyle, reason: TableStyle.Reason)
  /// Where something in the catalog looks like a comment that asks the linter to look away, as offsets of its bytes.
  let ignoreOffsets: [Int]
  /// Where something in the catalog looks like a mark, as offsets of its bytes: found out while they are at hand.
  let markOffsets: [Int]

  init(
    path: String,
    table: String,
    locale: String,
    isBase: Bool,
    catalog: CatalogFile,
    spelledLocale: String? = nil
  ) {
    self.path = path
    self.table = table
    self.locale = locale
    self.isBase = isBase
    self.catalog = catalog
    self.spelledLocale = spelledLocale
    markOffsets = catalog.markOffsets
    let marked = catalog.untranslatedEntries(amongMarks: markOffsets)
    untranslatedEntries = Set(marked + Self.newEntries(of: catalog, in: spelledLocale))
    ignoreOffsets = catalog.offsets(by: IgnoreSearch.offsets)
    let telling = catalog.entries.lazy.filter { Self.holds($0, in: spelledLocale) }.flatMap(\.textsTellingStyle)
    toldStyle = TableStyle.style(ofTexts: telling, headerComments: catalog.headerComments)
  }

  /// Whether an entry of the catalog is a text in its locale.
  func holds(_ entry: CatalogEntry) -> Bool { Self.holds(entry, in: spelledLocale) }

  private static func holds(_ entry: CatalogEntry, in spelledLocale: String?) -> Bool {
    guard let spelledLocale else { return true }
    // The key of an error is no text for people, though a string catalog takes it for one.
    return entry.locale == spelledLocale && !(entry.isKeyOnly && MessageKey(entry.key) != nil)
  }

  /// Where the entries stand in a string catalog whose state is `new`: nobody has translated them.
  ///
  /// In the language of the source, Xcode gives that state to texts that it took from the code: they are what is translated.
  private static func newEntries(of catalog: CatalogFile, in spelledLocale: String?) -> [Int] {
    guard catalog.format == .xcstrings, spelledLocale != catalog.sourceLanguage else { return [] }
    return catalog.entries.indices.filter { index in
      let entry = catalog.entries[index]
      return entry.translationState == "new" && entry.locale == spelledLocale && entry.shouldTranslate
        && entry.extractionState != "stale"
    }
  }

  /// How far the text of an entry is.
  func state(of entry: CatalogEntry, at index: Int) -> Coverage.State {
    if !entry.shouldTranslate { return .excluded }
    if entry.translationState == "needs_review" { return .needsReview }
    return untranslatedEntries.contains(index) ? .needsReview : .translated
  }

  /// By table, then by locale. By path as well: a .stringsdict comes after the .strings of its name.
  static func sorted(_ files: [WordsFile]) -> [WordsFile] {
    files.sorted {
      ($0.table, $0.locale, $0.isBase ? 0 : 1, $0.path) < ($1.table, $1.locale, $1.isBase ? 0 : 1, $1.path)
    }
  }
}
