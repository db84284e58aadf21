/// What explains, for the texts of a package, that they stand in one language and not in another. Made when the first rule
/// asks for it.
struct TextGaps: Sendable {
  let errorTables: ErrorTables
  let renamedTypes: RenamedTypes
  let tables: TableGaps
  let mistypedKeys: MistypedKeys
  /// For each table, whether it is written in another style than it is read in, which `style-mismatch` reports.
  let isOfOtherStyle: [Bool]
  /// The entries with a misspelled key that mean an error.
  private let misspelledEntries: Set<EntryPlace>

  private struct EntryPlace: Hashable {
    let folder: Int
    let file: Int
    let entry: Int
  }

  init(of package: LintedPackage) {
    let all = package.texts.tables
    errorTables = ErrorTables(of: package)
    renamedTypes = RenamedTypes(in: package)
    tables = package.tableGaps
    mistypedKeys = MistypedKeys(in: package.texts)
    func name(of table: LintedTable) -> TableGaps.Table {
      TableGaps.Table(folder: table.folderIndex, name: table.file.table)
    }
    let bases = Dictionary(grouping: all.all.filter(\.isBase), by: name).mapValues { $0.map(\.file) }
    isOfOtherStyle = all.all.map { table in
      !table.isBase && OtherStyle(of: table.file, readIn: table.style, base: bases[name(of: table)] ?? []) != nil
    }
    let (errorTables, renamedTypes) = (errorTables, renamedTypes)
    misspelledEntries = Set(
      package.types.indices.flatMap { package.entries(meaningType: $0) }
        .filter { entry in
          // A misspelled type whose case lacks words is told there (`missing-message`).
          entry.bindings.contains(.unknownType)
            ? entry.meaning?.caseName != nil || errorTables.contains(entry, in: package)
              || renamedTypes.type(insteadOf: entry) != nil
            : !KeyNaming.isOwn(entry, in: package)
        }
        .map { EntryPlace(folder: $0.folderIndex, file: $0.fileIndex, entry: $0.entryIndex) }
    )
  }

  /// Whether an entry that names no type of the source is that of an error all the same: most of its table is, the type has
  /// another name now, or the key names a case that exists, below what is an error's name but for a slip.
  func claim(_ entry: LintedEntry, in package: LintedPackage) -> Bool {
    if errorTables.contains(entry, in: package) || renamedTypes.type(insteadOf: entry) != nil { return true }
    return entry.meaning?.caseName != nil && entry.messageKey.map { ErrorNames.isLikeError($0.typePath) } == true
  }

  /// Whether the key of a text is misspelled and means that of an error.
  func isMisspelled(_ text: Int, of table: LintedTable) -> Bool {
    misspelledEntries.contains(
      EntryPlace(folder: table.folderIndex, file: table.fileIndex, entry: table.entryIndex(of: text))
    )
  }
}
