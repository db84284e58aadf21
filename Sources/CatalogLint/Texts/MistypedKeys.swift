/// The keys of translations that the base does not have, but something so near that they mean it.
struct MistypedKeys: Sendable {
  /// For each such text, the base text that is meant.
  private let meant: [LintedTables.Reference: LintedTables.Reference]
  /// For each base text, the locales in which another key means it.
  private let locales: [LintedTables.Reference: Set<String>]
  /// The texts that are not the only ones of their locale to mean a base text.
  private let rivals: Set<LintedTables.Reference>

  /// A translation of another program is not compared key by key.
  private static let most = 64
  /// Longer names differ by more than a slip.
  private static let mostEdits = 2

  init(in texts: TextIndex) {
    let (tables, facts) = (texts.tables, texts.facts)
    var meant: [LintedTables.Reference: LintedTables.Reference] = [:]
    var locales: [LintedTables.Reference: Set<String>] = [:]
    func references(_ table: Int, with fact: TextFacts) -> [LintedTables.Reference] {
      facts[table].indices.filter { facts[table][$0].contains(fact) }.map { .init(table: table, text: $0) }
    }
    var lackingTexts: [Shelf: [LintedTables.Reference]] = [:]
    for table in tables.all.indices where !tables.all[table].isBase {
      let extra = references(table, with: .lacksBase)
      if extra.isEmpty || extra.count > Self.most { continue }
      let locale = tables.all[table].file.locale
      let shelf = Shelf(folder: tables.all[table].folderIndex, locale: locale)
      let lacking =
        lackingTexts[shelf]
        ?? (tables.baseTables(beside: table)?.tables ?? []).flatMap { references($0, with: .lacksTranslation) }
        .filter { tables.localesWithoutTranslation(of: $0).lacking.contains(locale) }
      lackingTexts[shelf] = lacking
      if lacking.isEmpty || lacking.count > Self.most { continue }
      let keys = Dictionary(lacking.map { (tables.key(of: $0), $0) }) { first, _ in first }
      for text in extra {
        let key = tables.key(of: text)
        guard let nearest = Spelling.nearest(to: key, in: keys.keys.sorted()),
          Spelling.distance(from: key, to: nearest) <= Self.mostEdits,
          Spelling.isClear(nearest, meantBy: key, in: keys.keys), let base = keys[nearest]
        else { continue }
        meant[text] = base
        locales[base, default: []].insert(locale)
      }
    }
    let byMeaning = Dictionary(grouping: meant.keys) { text in
      Meaning(base: meant[text], locale: tables.all[text.table].file.locale)
    }
    rivals = Set(byMeaning.values.filter { $0.count > 1 }.joined())
    self.meant = meant
    self.locales = locales
  }

  private struct Shelf: Hashable {
    let folder: Int
    let locale: String
  }

  private struct Meaning: Hashable {
    let base: LintedTables.Reference?
    let locale: String
  }

  /// Whether another text of the locale means the same: both cannot have its key.
  func hasRival(_ text: LintedTables.Reference) -> Bool { rivals.contains(text) }

  /// The base text that a text's key means.
  func meaning(of text: LintedTables.Reference) -> LintedTables.Reference? { meant[text] }

  /// The locales in which a mistyped key means a base text.
  func locales(meaning text: LintedTables.Reference) -> Set<String> { locales[text] ?? [] }
}
