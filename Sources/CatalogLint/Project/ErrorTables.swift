/// The tables that are mostly about errors, over all their locales: those that the source has, or cases of what is called so.
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
      let isBound =
        entry.bindings.contains { $0.type != nil }
        || (Self.mayNameError(entry) && entry.messageKey.map(Self.namesCaseOfError) == true)
      if isBound {
        counts[Table(folder: entry.folderIndex, name: package.file(of: entry).table), default: (0, 0)].bound += 1
      }
    }
    tables = Set(counts.filter { $0.value.bound * 2 > $0.value.all }.keys)
  }

  /// Whether a key names a case of what is called an error. `AppError.title` may be the heading of a screen.
  private static func namesCaseOfError(_ key: MessageKey) -> Bool {
    key.path.count > 1 && key.typePath.hasSuffix("Error")
  }

  /// Whether a key has a part that ends so: most have none, and need not be taken apart.
  private static func mayNameError(_ entry: LintedEntry) -> Bool {
    let ending = StaticString("Error.")
    return ending.withUTF8Buffer { ending in
      let key = entry.entry.keyBytes
      return key.indices.dropLast(ending.count - 1).contains { start in
        key[start] == ending[0] && key[start..<(start + ending.count)].elementsEqual(ending)
      }
    }
  }

  func contains(_ entry: LintedEntry, in package: LintedPackage) -> Bool {
    tables.contains(Table(folder: entry.folderIndex, name: package.file(of: entry).table))
  }
}
