import ErrorCatalog

/// The words that `catalog-lint say` looks into, served by the very catalog that a program uses.
struct SpokenWords {
  /// What is said and what is wrong with it.
  struct Spoken {
    let lines: [String]
    let problems: [CatalogProblem]
  }

  /// Stands for the modules that a table speaks for, so that a key without a module is found in each of them.
  private static let ownModule = ""

  private let catalog: Catalog

  /// - Parameter folder: a folder with `.lproj` folders; nil for those of the package around the working folder.
  init(folder: String?, console: Console) throws {
    if let folder {
      let path = FilePaths.absolute(folder, from: console.workingFolder)
      guard FilePaths.isFolder(path) else { throw SayError.noFolder(path) }
      catalog = Catalog(folder: path, modules: [Self.ownModule])
      return
    }
    let package = try PackageReader.words(at: console.workingFolder)
    let catalogs = package.folders.map { words in
      Catalog(
        folder: FilePaths.absolute(words.path, from: package.folder),
        modules: [Self.ownModule] + words.serves.sorted(),
        developmentLanguage: LocaleIdentifier(package.developmentLocale)
      )
    }
    catalog = catalogs.dropFirst().reduce(catalogs.first ?? Catalog(words: [:])) { $0.layered(over: $1) }
  }

  /// The entry of a key, or the message of the case that the key names.
  func say(_ key: String, in preferences: LocalePreferences, arguments: MessageArguments) -> Spoken {
    let localized = catalog.localized(in: preferences)
    let files = localized.fileProblems
    if localized.entry(for: key) == nil {
      // A field that its case lacks may be served by its type; a key without a field is that of a whole message.
      if let field = MessageKey(key), let value = SpokenValue(field, arguments), localized.has(value, field.field) {
        let text = localized.text(for: value, field.field)
        return Spoken(lines: [text.text], problems: files + text.problems)
      }
      if let title = MessageKey(key + ".title"), let value = SpokenValue(title, arguments),
        localized.has(value, .title) || localized.has(value, .description)
      {
        let message = localized.message(for: value)
        let lines = [message.title, message.description, message.recovery].compactMap(\.self)
        return Spoken(lines: lines, problems: files + message.problems)
      }
    }
    let text = localized.text(key, arguments: arguments)
    return Spoken(lines: [text.text], problems: files + text.problems)
  }

  /// A case as its key names it, with the values that the call gives.
  private struct SpokenValue: Catalogued {
    let catalogKey: CatalogKey
    let catalogArguments: MessageArguments

    init?(_ key: MessageKey, _ arguments: MessageArguments) {
      guard key.path.count > 1, let name = key.path.last else { return nil }
      let type = key.path.dropLast().joined(separator: ".")
      catalogKey = CatalogKey(module: key.module ?? SpokenWords.ownModule, type: type, code: name)
      catalogArguments = arguments
    }
  }
}

extension LocalizedCatalog {
  fileprivate func has(_ value: some Catalogued, _ field: MessageField) -> Bool {
    entry(for: value.catalogKey, field) != nil
  }
}
