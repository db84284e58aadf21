import StringsFiles

/// The keys of a folder that some locale has in several tables, and that belong to no error: programs look such up by the
/// table's name, so that one in another table is another text.
struct KeysOfTables: Sendable {
  /// By canonical equivalence, as keys are compared.
  private let keys: Set<String>

  init(in locales: [LintedTables.LocaleTables], _ tables: [LintedTable], of package: LintedPackage) {
    var keys: Set<String> = []
    for locale in locales {
      for numbers in locale.keys.repeatedKeys {
        let places = numbers.map(locale.reference)
        guard let first = places.first.map({ tables[$0.table] }),
          places.contains(where: { tables[$0.table].file.table != first.file.table }),
          places.allSatisfy({ Self.isOfNoError($0.text, of: tables[$0.table], in: package) })
        else { continue }
        keys.insert(first.entry(of: places[0].text).key)
      }
    }
    self.keys = keys
  }

  /// An error's words are looked up in all tables of a folder.
  private static func isOfNoError(_ text: Int, of table: LintedTable, in package: LintedPackage) -> Bool {
    package.entry(folder: table.folderIndex, file: table.fileIndex, entry: table.entryIndex(of: text)).bindings
      .allSatisfy { $0 == .unknownType }
  }

  var isEmpty: Bool { keys.isEmpty }

  func contain(_ key: Span<UInt8>) -> Bool { !keys.isEmpty && keys.contains(String(copying: key)) }

  func contain(_ key: String) -> Bool { keys.contains(key) }
}
