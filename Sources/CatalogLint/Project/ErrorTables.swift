/// The tables that are mostly about errors, over all their locales: those that the source has, or that are called so.
struct ErrorTables: Sendable {
  private struct Table: Hashable {
    let folder: Int
    let name: String
  }

  private let tables: Set<Table>

  init(of package: LintedPackage) {
    var counts: [Table: (bound: Int, all: Int)] = [:]
    for table in package.texts.tables.all {
      counts[Table(folder: table.folderIndex, name: table.file.table), default: (0, 0)].all += table.count
    }
    for entry in package.entries {
      let isBound = entry.bindings.contains { $0.type != nil } || entry.messageKey?.typePath.hasSuffix("Error") == true
      if isBound {
        counts[Table(folder: entry.folderIndex, name: package.file(of: entry).table), default: (0, 0)].bound += 1
      }
    }
    tables = Set(counts.filter { $0.value.bound * 2 > $0.value.all }.keys)
  }

  func contains(_ entry: LintedEntry, in package: LintedPackage) -> Bool {
    tables.contains(Table(folder: entry.folderIndex, name: package.file(of: entry).table))
  }
}
