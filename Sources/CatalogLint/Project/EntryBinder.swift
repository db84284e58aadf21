import ErrorCatalog
import ErrorInventory

/// Finds out what an entry speaks for.
struct EntryBinder {
  private struct TypeName: Hashable {
    let module: String
    let path: String
  }

  private let types: [ErrorType]
  /// Private types of several files may share a name.
  private let typeIndices: [TypeName: [Int]]
  private let notEnumerable: Set<TypeName>
  private let localTypes: Set<TypeName>
  private let modules: Set<String>

  init(inventory: Inventory, modules: [LintedModule]) {
    types = inventory.types
    typeIndices = Dictionary(
      grouping: inventory.types.indices,
      by: { TypeName(module: inventory.types[$0].module, path: inventory.types[$0].path) }
    )
    let local = Dictionary(grouping: inventory.leftOut.filter { $0.reason == .local }, by: \.conformsToCatalogError)
      .mapValues { Set($0.map { TypeName(module: $0.module, path: $0.path) }) }
    // One that conforms by hand names its keys itself.
    notEnumerable = Set(inventory.notEnumerable.map { TypeName(module: $0.module, path: $0.path) })
      .union(local[true] ?? [])
    localTypes = local[false] ?? []
    self.modules = Set(modules.map(\.name))
  }

  /// The entries of all files, in order.
  func entries(of folders: [WordsFolder]) -> [LintedEntry] {
    var entries: [LintedEntry] = []
    for (folderIndex, folder) in folders.enumerated() {
      let served = folder.serves.sorted()
      for (fileIndex, file) in folder.files.enumerated() {
        for (entryIndex, entry) in file.catalog.entries.enumerated() where file.holds(entry) {
          let key = entry.key
          let messageKey = MessageKey(key)
          let bindings = messageKey.map { self.bindings(of: $0, serving: served) } ?? []
          entries.append(
            LintedEntry(
              entry: entry,
              folderIndex: folderIndex,
              fileIndex: fileIndex,
              entryIndex: entryIndex,
              key: key,
              messageKey: messageKey,
              bindings: bindings,
              meaning: meaning(of: key, as: messageKey, boundTo: bindings, serving: served)
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
    if let types = typeIndices[whole] { return types.map { .typeDefault(type: $0) } }
    if notEnumerable.contains(whole) { return [.notEnumerable] }
    if localTypes.contains(whole) { return [.localType(whole.path)] }
    guard path.count > 1, let name = path.last else { return [] }
    let outer = TypeName(module: module, path: path.dropLast().joined(separator: "."))
    if let types = typeIndices[outer] {
      return types.map { type in
        let exists = self.types[type].cases.contains { $0.name == name || $0.fullName == name }
        // A macro may add cases to those that are written.
        if !exists, notEnumerable.contains(outer) { return .notEnumerable }
        return exists ? .errorCase(type: type, name: name) : .goneCase(type: type, name: name)
      }
    }
    if notEnumerable.contains(outer) { return [.notEnumerable] }
    return localTypes.contains(outer) ? [.localType(outer.path)] : []
  }

  // MARK: - What a misspelled key means

  private func meaning(
    of key: String,
    as messageKey: MessageKey?,
    boundTo bindings: [LintedEntry.Binding],
    serving served: [String]
  ) -> LintedEntry.Meaning? {
    guard let messageKey else {
      return MessageKey(respelling: key).flatMap { respelled in
        meaning(of: self.bindings(of: respelled, serving: served), field: respelled.field)
      }
    }
    guard let binding = bindings.first else { return nil }
    switch binding {
    case .goneCase(let type, let name):
      return CaseGuess.name(meantBy: name, in: types[type].cases)
        .map { .init(type: type, caseName: $0, field: messageKey.field) }
    case .unknownType:
      let asked = messageKey.module.map { [$0] } ?? served
      let paths = types.filter { asked.contains($0.module) }.map(\.path)
      for length in [messageKey.path.count - 1, messageKey.path.count] where length > 0 {
        let written = messageKey.path.prefix(length).joined(separator: ".")
        guard let nearest = Spelling.nearest(to: written, in: paths) else { continue }
        let path = nearest.split(separator: ".").map(String.init) + messageKey.path.dropFirst(length)
        let found = asked.flatMap { self.bindings(of: path, inModule: $0) }
        if let meaning = meaning(of: found, field: messageKey.field) { return meaning }
      }
      return nil
    case .typeDefault, .errorCase, .notEnumerable, .localType, .foreignModule:
      return nil
    }
  }

  private func meaning(of bindings: [LintedEntry.Binding], field: MessageField) -> LintedEntry.Meaning? {
    bindings.first(where: \.isExact).flatMap { binding in
      binding.type.map { .init(type: $0, caseName: binding.caseName, field: field) }
    }
  }
}
