import ErrorInventory

/// Finds out what an entry speaks for.
struct EntryBinder {
  private struct TypeName: Hashable {
    let module: String
    let path: String
  }

  private let types: [ErrorType]
  private let typeIndices: [TypeName: Int]
  private let notEnumerable: Set<TypeName>
  private let modules: Set<String>

  init(inventory: Inventory, modules: [LintedModule]) {
    types = inventory.types
    typeIndices = Dictionary(
      zip(inventory.types.map { TypeName(module: $0.module, path: $0.path) }, inventory.types.indices)
    ) { first, _ in first }
    notEnumerable = Set(inventory.notEnumerable.map { TypeName(module: $0.module, path: $0.path) })
    self.modules = Set(modules.map(\.name))
  }

  /// The entries of all files, in order.
  func entries(of folders: [WordsFolder]) -> [LintedEntry] {
    var entries: [LintedEntry] = []
    for (folderIndex, folder) in folders.enumerated() {
      let served = folder.serves.sorted()
      for (fileIndex, file) in folder.files.enumerated() {
        for entry in file.catalog.entries {
          let key = entry.key
          let messageKey = MessageKey(key)
          let bindings = messageKey.map { self.bindings(of: $0, serving: served) } ?? []
          entries.append(
            LintedEntry(
              entry: entry,
              folderIndex: folderIndex,
              fileIndex: fileIndex,
              key: key,
              messageKey: messageKey,
              bindings: bindings
            )
          )
        }
      }
    }
    return entries
  }

  private func bindings(of key: MessageKey, serving served: [String]) -> [LintedEntry.Binding] {
    if let module = key.module, !modules.contains(module) { return [.foreignModule] }
    let asked = key.module.map { [$0] } ?? served
    let found = asked.flatMap { bindings(of: key.path, inModule: $0) }
    // Two modules may have a type of the same name: the one that has the case is meant.
    let exact = found.filter { if case .goneCase = $0 { false } else { true } }
    return exact.isEmpty ? (found.isEmpty ? [.unknownType] : found) : exact
  }

  private func bindings(of path: [String], inModule module: String) -> [LintedEntry.Binding] {
    let whole = TypeName(module: module, path: path.joined(separator: "."))
    if let type = typeIndices[whole] { return [.typeDefault(type: type)] }
    if notEnumerable.contains(whole) { return [.notEnumerable] }
    guard path.count > 1, let name = path.last else { return [] }
    let outer = TypeName(module: module, path: path.dropLast().joined(separator: "."))
    if let type = typeIndices[outer] {
      let exists = types[type].cases.contains { $0.name == name || $0.fullName == name }
      // A macro may add cases to those that are written.
      if !exists, notEnumerable.contains(outer) { return [.notEnumerable] }
      return [exists ? .errorCase(type: type, name: name) : .goneCase(type: type, name: name)]
    }
    return notEnumerable.contains(outer) ? [.notEnumerable] : []
  }
}
