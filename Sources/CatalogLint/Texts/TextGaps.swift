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
    tables = TableGaps(of: package)
    mistypedKeys = MistypedKeys(in: package.texts)
    isOfOtherStyle = all.all.indices.map { number in
      let table = all.all[number]
      if table.isBase { return false }
      let base = all.baseTables(beside: number)?.tables.map { all.all[$0].file } ?? []
      return OtherStyle(of: table.file, readIn: table.style, base: base.filter { $0.table == table.file.table }) != nil
    }
    misspelledEntries = Set(
      package.types.indices.flatMap { package.entries(meaningType: $0) }
        .map { EntryPlace(folder: $0.folderIndex, file: $0.fileIndex, entry: $0.entryIndex) }
    )
  }

  /// Whether the key of a text is misspelled and means that of an error.
  func isMisspelled(_ text: Int, of table: LintedTable) -> Bool {
    misspelledEntries.contains(
      EntryPlace(folder: table.folderIndex, file: table.fileIndex, entry: table.entryIndex(of: text))
    )
  }
}
