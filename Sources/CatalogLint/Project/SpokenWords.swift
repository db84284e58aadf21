import ErrorCatalog

/// The words that `catalog-lint say` looks into, served by the very catalog that a program uses.
struct SpokenWords {
  /// What is said and what is wrong with it.
  struct Spoken {
    let lines: [String]
    let problems: [CatalogProblem]
    var remarks: [SayRemark] = []
  }

  /// Stands for the modules that a table speaks for, so that a key without a module is found in each of them.
  private static let ownModule = ""

  /// The words of one folder, with the modules that its keys need not name.
  private struct Folder {
    let catalog: Catalog
    let modules: [String]
    /// The module whose target it is in; nil where nobody knows.
    var module: String?
  }

  private let folders: [Folder]

  /// - Parameter folder: a folder with `.lproj` folders; nil for those of the package around the working folder.
  init(folder: String?, console: Console) throws {
    if let folder {
      let path = FilePaths.absolute(folder, from: console.workingFolder)
      guard FilePaths.isFolder(path) else { throw SayError.noFolder(path) }
      let modules = [Self.ownModule]
      folders = [Folder(catalog: Catalog(folder: path, modules: modules), modules: modules)]
    } else {
      let package = try PackageReader.words(at: console.workingFolder)
      folders = package.folders.map { words in
        let modules = [Self.ownModule] + words.serves.sorted()
        let catalog = Catalog(
          folder: FilePaths.absolute(words.path, from: package.folder),
          modules: modules,
          developmentLanguage: LocaleIdentifier(package.developmentLocale)
        )
        return Folder(catalog: catalog, modules: modules, module: words.module)
      }
    }
  }

  /// The words of all folders, those in front that a key's module has itself: its own code asks them first.
  private func catalog(for key: String) -> Catalog {
    let module = (MessageKey(key) ?? MessageKey(key + ".title"))?.module
    let order = folders.filter { $0.module == module } + folders.filter { $0.module != module }
    let catalogs = order.map(\.catalog)
    return catalogs.dropFirst().reduce(catalogs.first ?? Catalog(words: [:])) { $0.layered(over: $1) }
  }

  /// The entry of a key, or the message of the case or the type that the key names.
  func say(_ key: String, in preferences: LocalePreferences, arguments: MessageArguments) -> Spoken {
    let catalog = catalog(for: key)
    let localized = catalog.localized(in: preferences)
    let files = localized.fileProblems
    if let entry = localized.entry(for: key) {
      let text = localized.text(key, arguments: arguments)
      let remarks = Self.unused(arguments, in: [entry])
      return Spoken(lines: [text.text], problems: files + text.problems, remarks: remarks)
    }
    // A field that a case lacks is served by its type, as long as the case has words at all.
    if let field = MessageKey(key), let value = SpokenValue(caseOf: field, arguments),
      hasWords(value, in: preferences, of: catalog),
      let entry = localized.entry(for: value.catalogKey, field.field)
    {
      let text = localized.text(for: value, field.field)
      let remarks = Self.unused(arguments, in: [entry])
      return Spoken(lines: [text.text], problems: files + text.problems, remarks: remarks)
    }
    // A key without a field is that of a whole message.
    if let title = MessageKey(key + ".title") {
      let values = [SpokenValue(caseOf: title, arguments), SpokenValue(typeOf: title, arguments)].compactMap(\.self)
      if let value = values.first(where: { hasWords($0, in: preferences, of: catalog) }) {
        let message = localized.message(for: value)
        let lines = [message.title, message.description, message.recovery].compactMap(\.self)
        let entries = MessageField.allCases.compactMap { localized.entry(for: value.catalogKey, $0) }
        let remarks = Self.unused(arguments, in: entries)
        return Spoken(lines: lines, problems: files + message.problems, remarks: remarks)
      }
    }
    let text = localized.text(key, arguments: arguments)
    guard let nearest = Self.nearest(to: key, in: localized.keys) else {
      return Spoken(lines: [text.text], problems: files + text.problems)
    }
    return Spoken(lines: [text.text], problems: files, remarks: [.misspelledKey(nearest: nearest)])
  }

  /// Whether a table has an entry of just this case or type. What a type says for all of its cases it would say for a
  /// misspelled one as well.
  private func hasWords(_ value: SpokenValue, in preferences: LocalePreferences, of catalog: Catalog) -> Bool {
    func has(_ path: String, in catalog: Catalog) -> Bool {
      let localized = catalog.localized(in: preferences)
      return MessageField.allCases.contains { localized.entry(for: path + "." + $0.rawValue) != nil }
    }
    let module = value.catalogKey.module
    if module != Self.ownModule, has(module + "/" + value.path, in: catalog) { return true }
    return folders.contains { $0.modules.contains(module) && has(value.path, in: $0.catalog) }
  }

  /// The key, of an entry or else of a message, that a mistyped one was meant to be.
  private static func nearest(to key: String, in keys: [String]) -> String? {
    var messages: Set<String> = []
    let owners = keys.compactMap { key in
      MessageKey(key).map { String(key.dropLast($0.field.rawValue.count + 1)) }
    }
    return Spelling.nearest(to: key, in: keys + owners.filter { messages.insert($0).inserted })
  }

  /// The values that none of the texts shows. A conversion of printf style takes a value by its place.
  private static func unused(_ arguments: MessageArguments, in entries: [LocalizedEntry]) -> [SayRemark] {
    let names = Set(entries.flatMap(\.placeholders).map(\.name))
    return arguments.ordered.enumerated().compactMap { place, argument in
      names.contains(argument.name) || names.contains(String(place)) ? nil : .unusedArgument(name: argument.name)
    }
  }

  /// A case or a type as its key names it, with the values that the call gives.
  private struct SpokenValue: Catalogued {
    /// What stands between the module and the field in the keys of its own entries.
    let path: String
    let catalogKey: CatalogKey
    let catalogArguments: MessageArguments

    init?(caseOf key: MessageKey, _ arguments: MessageArguments) {
      guard key.path.count > 1, let name = key.path.last else { return nil }
      let type = key.path.dropLast().joined(separator: ".")
      path = key.path.joined(separator: ".")
      catalogKey = CatalogKey(module: key.module ?? SpokenWords.ownModule, type: type, code: name)
      catalogArguments = arguments
    }

    /// A type speaks for a case that no table names.
    init(typeOf key: MessageKey, _ arguments: MessageArguments) {
      path = key.path.joined(separator: ".")
      catalogKey = CatalogKey(module: key.module ?? SpokenWords.ownModule, type: path, code: "")
      catalogArguments = arguments
    }
  }
}
