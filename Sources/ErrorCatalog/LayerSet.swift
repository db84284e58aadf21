import CatalogICU
import StringsFiles

/// The entries that one source has in one locale, read when they are first needed.
final class LayerSet: Sendable {
  let locale: LocaleIdentifier
  private let source: any TableSource
  private let developmentLanguage: LocaleIdentifier
  /// The sets of the development language that decide a table's style before its own file does.
  private let base: [LayerSet]
  private let read = Lazy<SourceTables>()
  private let indexed = OnceReference<EntrySet>()

  init(
    _ source: any TableSource,
    locale: LocaleIdentifier,
    developmentLanguage: LocaleIdentifier,
    base: [LayerSet]
  ) {
    self.source = source
    self.locale = locale
    self.developmentLanguage = developmentLanguage
    self.base = base
  }

  var entries: EntrySet { indexed.value ?? index() }

  /// The entry of a key, found without counting references: a look-up takes as long as four retains do. It stays as long as
  /// the set.
  @inline(__always)
  func lentEntry(for key: Span<UInt8>, hash: UInt64) -> Unmanaged<LocaleEntry>? {
    if let found = indexed.withValue({ $0.lentEntry(for: key, hash: hash) }) { return found }
    return index().lentEntry(for: key, hash: hash)
  }

  @inline(never)
  private func index() -> EntrySet {
    let tables = tables.tables.map { LocaleTable($0, styleDecidedBy: deciding(table: $0)) }
    return indexed.set(EntrySet(tables, locale: locale))
  }

  /// What is wrong with the files.
  var problems: [CatalogProblem] { tables.problems }

  /// What is told with an entry that this set serves.
  func problem(servingFor key: String) -> CatalogProblem? {
    source.problem(servingFor: key, in: locale)
  }

  private var tables: SourceTables {
    read.value { source.tables(in: locale, developmentLanguage: developmentLanguage) }
  }

  /// The base locale's file decides the style of a table for all locales; where it lacks the table, its own file does.
  private func deciding(table: SourceTables.Table) -> SourceTables.Table {
    base.lazy.compactMap { $0.tables.tables.first { $0.name == table.name } }.first ?? table
  }
}
