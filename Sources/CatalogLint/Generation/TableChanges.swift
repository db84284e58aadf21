import StringsFiles

/// Changes to tables, gathered before they are made.
struct TableChanges {
  private struct Table {
    var changes: [CatalogChange] = []
    var causes = UniqueList<GenerationCause>()
    var names = UniqueList<String>()
  }

  private var tables: [String: Table] = [:]

  /// Adds a change to the table at a path.
  ///
  /// - Parameters:
  ///   - cause: why it is made; told once.
  ///   - name: what it is about, for a table that cannot be changed.
  mutating func add(_ change: CatalogChange, to path: String, cause: GenerationCause, naming name: String) {
    tables[path, default: Table()].changes.append(change)
    tables[path, default: Table()].causes.add(cause)
    tables[path, default: Table()].names.add(name)
  }

  /// Makes the changes, and returns what is said of tables that cannot be changed.
  func apply(to draft: inout DraftTables) throws -> [GenerationRemark] {
    var remarks: [GenerationRemark] = []
    var replaced: [(path: String, bytes: [UInt8], causes: [GenerationCause])] = []
    for (path, table) in tables.sorted(by: { $0.key < $1.key }) {
      guard let file = draft.file(at: path) else { continue }
      if let remark = file.remark(onAdding: table.names.elements) {
        remarks.append(remark)
        continue
      }
      let edits = try table.changes.flatMap { try file.catalog.edits(for: $0) }
      replaced.append((path, try file.catalog.applying(edits), table.causes.elements))
    }
    draft.replace(replaced)
    return remarks
  }
}
