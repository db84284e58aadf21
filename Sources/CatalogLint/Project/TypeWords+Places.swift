import ErrorCatalog
import ErrorInventory

extension TypeWords {
  /// Where the entries of a case belong: in declaration order among those of the other cases.
  func whereToAdd(to errorCase: ErrorCase, in locale: String) -> Position {
    // Where another locale words the case in a table of its own, this one has it in the same.
    let table = table(of: errorCase)
    let order = caseEntries.order(in: locale, ofTable: table)
    let index = caseNames.indices(of: errorCase.fullName).first { type.cases[$0] == errorCase } ?? type.cases.endIndex
    if let entry = order.lastEntry(upToCase: index) { return .after(entry) }
    if let entry = order.firstEntry(afterCase: index) { return .before(entry) }
    if let entry = order.last { return .after(entry) }
    return caseEntries.end(of: .init(locale: locale, table: table)) { endOfTable(in: locale, named: table) }
  }

  /// The name of the table that words a case, the development language's first; nil where none does.
  private func table(of errorCase: ErrorCase) -> String? {
    ([package.developmentLocale] + localeTags).lazy.flatMap { locale in
      MessageField.allCases.compactMap { ownEntry(of: errorCase, field: $0, in: locale) }
    }
    .map { package.file(of: $0) }.first { $0.catalog.format != .stringsdict }?.table
  }

  /// The end of the table that holds the type in another locale, or its module's other types, or of the only one there
  /// is, or a table to be made.
  private func endOfTable(in locale: String, named name: String?) -> Position {
    guard let folder = home.folders.first(where: { $0.locales.contains { $0.tag == locale } }) ?? home.folders.first
    else {
      let visible = package.modules.first { $0.name == type.module }?.visible ?? []
      let module = visible.lazy.compactMap { name in package.modules.first { $0.name == name } }.first { !$0.isForeign }
      let path = module?.path ?? "."
      return .file("\(path)/\(locale).lproj/Errors.strings")
    }
    let names = Set(folder.files.map(\.table))
    let table =
      name ?? home.entries.first.map { package.file(of: $0).table } ?? tableOfSiblings(in: folder)
      ?? (names.count == 1 ? names.first : nil) ?? (names.contains(type.module) ? type.module : "Errors")
    if let catalog = folder.files.first(where: { $0.table == table && $0.catalog.format == .xcstrings }) {
      return .file(catalog.path)
    }
    let localeFolder = folder.locales.first { $0.tag == locale }?.folderName ?? locale + ".lproj"
    let path = FilePaths.join(folder.path, "\(localeFolder)/\(table).strings")
    return package.lastEntry(ofFileAt: path).map(Position.after) ?? .file(path)
  }

  /// The table of a folder that words most of the module's other types; the first by name of several.
  private func tableOfSiblings(in folder: WordsFolder) -> String? {
    var counts: [String: Int] = [:]
    for index in package.types.indices where package.types[index].module == type.module {
      for entry in package.entries(ofType: index) where package.folder(of: entry).path == folder.path {
        counts[package.file(of: entry).table, default: 0] += 1
      }
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
