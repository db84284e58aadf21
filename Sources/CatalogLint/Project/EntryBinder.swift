import ErrorCatalog
import ErrorInventory
import StringsFiles

/// Finds out what an entry speaks for.
struct EntryBinder: Sendable {
  private struct TypeName: Hashable {
    let module: String
    let path: String
  }

  private let types: [ErrorType]
  /// For each type, its cases by their names.
  private let caseNames: [CaseNames]
  /// Private types of several files may share a name.
  private let typeIndices: [TypeName: [Int]]
  private let notEnumerable: Set<TypeName>
  private let localTypes: Set<TypeName>
  /// For each path of those, the modules that have it, sorted.
  private let modulesByPath: [String: [String]]
  private let modules: Set<String>
  private let heads: KeyShape.Heads
  /// What the keys of errors may begin with by a slip: a module and a dot.
  private let beginnings: KeyShape.Heads

  /// - Parameter caseNames: those of each type.
  init(inventory: Inventory, caseNames: [CaseNames], modules: [LintedModule]) {
    types = inventory.types
    self.caseNames = caseNames
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
    var modulesByPath: [String: Set<String>] = [:]
    for name in notEnumerable.union(localTypes).union(typeIndices.keys) {
      modulesByPath[name.path, default: []].insert(name.module)
    }
    self.modulesByPath = modulesByPath.mapValues { $0.sorted() }
    var heads = KeyShape.Heads()
    for path in modulesByPath.keys { heads.insert(path) }
    self.heads = heads
    for module in modules { heads.insert(module.name) }
    beginnings = heads
  }

  // MARK: - Over all files

  /// A part of a file: what one core looks at in one go.
  private struct Part: Sendable {
    let folder: Int
    let file: Int
    let entries: Range<Int>
  }

  private static let partLength = 8192

  /// The entries of all files that can be an error's, or nearly, in order.
  func entries(of folders: [WordsFolder]) -> [LintedEntry] {
    let parts = folders.enumerated().flatMap { folderIndex, folder in
      folder.files.enumerated().flatMap { fileIndex, file in
        stride(from: 0, to: file.catalog.entries.count, by: Self.partLength).map { start in
          let end = min(start + Self.partLength, file.catalog.entries.count)
          return Part(folder: folderIndex, file: fileIndex, entries: start..<end)
        }
      }
    }
    // What the keys of a folder may mean by a misspelled type.
    let names = folders.map { _ in MadeOnce<SpelledNames>() }
    let all = Parallel.map(parts.count) { number in
      let part = parts[number]
      let served = folders[part.folder].serves
      var guesses = TypeGuesses(
        names: { names[part.folder].value { self.names { served.contains($0) } } },
        ofModule: { module in self.names { $0 == module } }
      )
      return entries(of: part, in: folders[part.folder], guesses: &guesses)
    }.flatMap(\.self)
    return regarding(wordsIn: all, folders)
  }

  // MARK: - Which cases still want words

  /// A field of a case in a locale.
  private struct Wording: Hashable {
    let type: Int
    let name: String
    let locale: String
    let field: MessageField
  }

  /// The entries that name a case that is gone mean one that has no words of its own, where one is near enough.
  private func regarding(wordsIn entries: [LintedEntry], _ folders: [WordsFolder]) -> [LintedEntry] {
    let guessed = entries.indices.filter { index in
      if case .goneCase? = entries[index].bindings.first { entries[index].meaning != nil } else { false }
    }
    if guessed.isEmpty { return entries }
    func locale(of entry: LintedEntry) -> String { folders[entry.folderIndex].files[entry.fileIndex].locale }
    var worded: Set<Wording> = []
    for entry in entries {
      guard let field = entry.messageKey?.field else { continue }
      for case .errorCase(let type, let name) in entry.bindings {
        worded.insert(Wording(type: type, name: name, locale: locale(of: entry), field: field))
      }
    }
    var entries = entries
    for index in guessed {
      let entry = entries[index]
      guard case .goneCase(let type, let name)? = entry.bindings.first, let field = entry.messageKey?.field else {
        continue
      }
      let locale = locale(of: entry)
      let wanted = caseNames[type].guess.name(meantBy: name) { number in
        let errorCase = types[type].cases[number]
        return ![errorCase.name, errorCase.fullName].contains { name in
          worded.contains(Wording(type: type, name: name, locale: locale, field: field))
        }
      }
      if let wanted { entries[index] = entry.meaning(.init(type: type, caseName: wanted, field: field)) }
    }
    return entries
  }

  private func names(ofModules isWanted: (String) -> Bool) -> SpelledNames {
    SpelledNames(types.filter { isWanted($0.module) }.map(\.path))
  }

  private func entries(of part: Part, in folder: WordsFolder, guesses: inout TypeGuesses) -> [LintedEntry] {
    let file = folder.files[part.file]
    let served = folder.serves
    let (heads, beginnings) = (heads, beginnings)
    var candidates: [(entry: Int, kind: Candidate)] = []
    file.catalog.keys.forEach(at: part.entries) { entry, key, _ in
      switch KeyShape(of: key, heads: heads) {
      case .field: candidates.append((entry, guesses.namesNoType(key, beginnings: beginnings) ? .ofNoType : .ofError))
      case .malformed: candidates.append((entry, .malformed))
      case .none: break
      }
    }
    var entries: [LintedEntry] = []
    for candidate in candidates {
      let entry = file.catalog.entries[candidate.entry]
      guard file.holds(entry) else { continue }
      var messageKey: MessageKey?
      var bindings = Self.ofNoType
      var meaning: LintedEntry.Meaning?
      var mended: (key: MessageKey, meaning: LintedEntry.Meaning)?
      if candidate.kind != .ofNoType {
        let key = entry.key
        messageKey = candidate.kind == .malformed ? nil : MessageKey(key)
        bindings = messageKey.map { self.bindings(of: $0, serving: served) } ?? []
        mended = self.mended(key, as: messageKey, boundTo: bindings, serving: served)
        meaning =
          mended?.meaning
          ?? self.meaning(of: key, as: messageKey, boundTo: bindings, serving: served, guesses: &guesses)
        guard messageKey != nil || meaning != nil else { continue }
      }
      entries.append(
        LintedEntry(
          entry: entry,
          folderIndex: part.folder,
          fileIndex: part.file,
          entryIndex: candidate.entry,
          messageKey: mended == nil ? messageKey : nil,
          bindings: mended == nil ? bindings : [],
          meaning: meaning,
          wellFormedKey: mended?.key
        )
      )
    }
    return entries
  }

  /// What the bytes of a key promise.
  private enum Candidate {
    case ofError, malformed
    /// It is made like that of an error, but no type has a name like it.
    case ofNoType
  }

  private static let ofNoType = [LintedEntry.Binding.unknownType]

  // MARK: - What a key says

  private func bindings(of key: MessageKey, serving served: Set<String>) -> [LintedEntry.Binding] {
    if let module = key.module, !modules.contains(module) { return [.foreignModule] }
    if let first = key.path.first, !heads.mayBegin(Array(first.utf8).span) { return [.unknownType] }
    let found = bindings(of: key.path, in: key.module, serving: served)
    // Two modules may have a type of the same name: the one that has the case is meant.
    let exact = found.filter { if case .goneCase = $0 { false } else { true } }
    return exact.isEmpty ? (found.isEmpty ? [.unknownType] : found) : exact
  }

  /// - Parameter module: nil is any of those that are served.
  private func bindings(
    of path: [String],
    in module: String?,
    serving served: Set<String>
  ) -> [LintedEntry.Binding] {
    let whole = path.joined(separator: ".")
    let outer = path.dropLast().joined(separator: ".")
    let asked = module.map { [$0] } ?? modules(having: whole, or: outer).filter(served.contains)
    return asked.flatMap { bindings(of: path, whole: whole, outer: outer, inModule: $0) }
  }

  /// The modules that have one of two paths, sorted.
  private func modules(having path: String, or other: String) -> [String] {
    switch (modulesByPath[path], modulesByPath[other]) {
    case (let modules?, nil), (nil, let modules?): modules
    case (nil, nil): []
    case (let modules?, let others?): Set(modules + others).sorted()
    }
  }

  private func bindings(
    of path: [String],
    whole: String,
    outer: String,
    inModule module: String
  ) -> [LintedEntry.Binding] {
    let whole = TypeName(module: module, path: whole)
    if let types = typeIndices[whole] { return types.map { .typeDefault(type: $0) } }
    if notEnumerable.contains(whole) { return [.notEnumerable] }
    if localTypes.contains(whole) { return [.localType(whole.path)] }
    guard path.count > 1, let name = path.last else { return [] }
    let outer = TypeName(module: module, path: outer)
    if let types = typeIndices[outer] {
      return types.map { type in
        let exists = !caseNames[type].indices(of: name).isEmpty
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
    serving served: Set<String>,
    guesses: inout TypeGuesses
  ) -> LintedEntry.Meaning? {
    guard let messageKey else {
      return MessageKey(respelling: key).flatMap { respelled in
        meaning(of: self.bindings(of: respelled, serving: served), field: respelled.field)
      }
    }
    guard let binding = bindings.first else { return nil }
    switch binding {
    case .goneCase(let type, let name):
      return caseNames[type].guess.name(meantBy: name)
        .map { .init(type: type, caseName: $0, field: messageKey.field) }
    case .unknownType:
      for length in [messageKey.path.count - 1, messageKey.path.count] where length > 0 {
        let written = messageKey.path.prefix(length).joined(separator: ".")
        guard let nearest = guesses.nearest(to: written, inModule: messageKey.module),
          // Another word is another name, and may be an app's own.
          ErrorNames.isSlip(written, of: nearest)
        else { continue }
        let path = nearest.split(separator: ".").map(String.init) + messageKey.path.dropFirst(length)
        let found = self.bindings(of: path, in: messageKey.module, serving: served)
        if let meaning = meaning(of: found, field: messageKey.field) { return meaning }
      }
      return nil
    case .typeDefault, .errorCase, .notEnumerable, .localType, .foreignModule:
      return nil
    }
  }

  /// What a key means that is not well-formed, and how it should be; nil where it is, or where two could be meant.
  private func mended(
    _ key: String,
    as messageKey: MessageKey?,
    boundTo bindings: [LintedEntry.Binding],
    serving served: Set<String>
  ) -> (key: MessageKey, meaning: LintedEntry.Meaning)? {
    // Most keys that end like those of errors are an app's own: nothing that they begin with is known here.
    guard !bindings.contains(where: \.isExact), messageKey.map({ mayBeMalformed(key, as: $0) }) ?? true else {
      return nil
    }
    let found = MendedKeys.all(of: key, isModule: modules.contains).compactMap { mended in
      meaning(of: self.bindings(of: mended, serving: served), field: mended.field).map { (key: mended, meaning: $0) }
    }
    return found.allSatisfy { $0.meaning == found[0].meaning } ? found.first : nil
  }

  private func mayBeMalformed(_ key: String, as messageKey: MessageKey) -> Bool {
    if key.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }) { return true }
    let first = messageKey.module ?? messageKey.path.first ?? ""
    let bytes = Array(first.utf8)
    return modules.contains(first) || heads.mayBegin(bytes.span) || heads.mayBeginBeforeOtherSign(bytes.span)
  }

  private func meaning(of bindings: [LintedEntry.Binding], field: MessageField) -> LintedEntry.Meaning? {
    bindings.first(where: \.isExact).flatMap { binding in
      binding.type.map { .init(type: $0, caseName: binding.caseName, field: field) }
    }
  }
}
