import ErrorInventory

/// The entries that a type has at home, by what is asked about them for one case after the other: sorted when the first one
/// asks, and kept for the others.
///
/// Used by one thread.
final class CaseEntries {
  /// A table in one locale; that without a name stands for all tables of the locale.
  struct Shelf: Hashable {
    let locale: String
    let table: String?
  }

  private let package: LintedPackage
  private let home: HomeFolders
  private let names: CaseNames

  init(of home: HomeFolders, names: CaseNames, in package: LintedPackage) {
    self.home = home
    self.names = names
    self.package = package
  }

  // MARK: - Which tables word a case

  private lazy var tablesByCase: [String: Set<TableGaps.Table>] = {
    var tables: [String: Set<TableGaps.Table>] = [:]
    for entry in home.entries {
      for name in entry.bindings.lazy.compactMap(\.caseName) { tables[name, default: []].insert(table(of: entry)) }
    }
    return tables
  }()

  private lazy var allTables = Set(home.entries.map(table))

  /// The tables that word a case; where none does, those that word the type.
  func tables(of errorCase: ErrorCase) -> Set<TableGaps.Table> {
    let own = (tablesByCase[errorCase.name] ?? []).union(tablesByCase[errorCase.fullName] ?? [])
    return own.isEmpty ? allTables : own
  }

  private func table(of entry: LintedEntry) -> TableGaps.Table {
    TableGaps.Table(folder: entry.folderIndex, name: package.file(of: entry).table)
  }

  // MARK: - Where an entry belongs

  /// Beside the plurals of a .stringsdict a text has no place.
  private lazy var entriesByShelf: [Shelf: [LintedEntry]] = {
    var entries: [Shelf: [LintedEntry]] = [:]
    for entry in home.entries {
      let file = package.file(of: entry)
      if file.catalog.format == .stringsdict { continue }
      entries[Shelf(locale: file.locale, table: file.table), default: []].append(entry)
      entries[Shelf(locale: file.locale, table: nil), default: []].append(entry)
    }
    return entries
  }()

  private lazy var shelves = Set(home.folders.flatMap(\.files).map { Shelf(locale: $0.locale, table: $0.table) })
  private var orders: [Shelf: CaseOrder] = [:]
  private var ends: [Shelf: TypeWords.Position] = [:]

  /// The entries of a table; where there is no such table, those of all tables of the locale.
  func order(in locale: String, ofTable table: String?) -> CaseOrder {
    let all = Shelf(locale: locale, table: nil)
    let own = Shelf(locale: locale, table: table)
    let shelf = table != nil && (entriesByShelf[own] != nil || shelves.contains(own)) ? own : all
    if let known = orders[shelf] { return known }
    let order = CaseOrder(entriesByShelf[shelf] ?? [], names: names)
    orders[shelf] = order
    return order
  }

  /// The end of a table, found once.
  func end(of shelf: Shelf, find: () -> TypeWords.Position) -> TypeWords.Position {
    if let known = ends[shelf] { return known }
    let end = find()
    ends[shelf] = end
    return end
  }
}
