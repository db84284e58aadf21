import CatalogICU
import StringsFiles

/// The tables of a package while they are changed in memory, with the package as it would then be read.
struct DraftTables {
  /// The package with the changes made so far.
  private(set) var package: LintedPackage
  /// The tables that differ from those on the disk, by path.
  private(set) var changed: [String: [UInt8]] = [:]
  /// What was done to them, by path.
  private(set) var causes: [String: [GenerationCause]] = [:]

  init(_ package: LintedPackage) {
    self.package = package
  }

  /// Changes tables that are there, or begins new ones; the package is read anew when all are made.
  mutating func replace(_ tables: [(path: String, bytes: [UInt8], causes: [GenerationCause])]) {
    guard !tables.isEmpty else { return }
    var folders = package.folders
    for table in tables {
      changed[table.path] = table.bytes
      causes[table.path, default: []] += table.causes
      let file = CatalogFile.read(table.bytes, path: table.path)
      Self.put(file, at: table.path, into: &folders, of: package)
    }
    package = package.replacing(folders: folders)
  }

  /// The table at a path, as it is now.
  func file(at path: String) -> WordsFile? { package.file(at: path) }

  private static func put(
    _ catalog: CatalogFile,
    at path: String,
    into folders: inout [WordsFolder],
    of package: LintedPackage
  ) {
    let localeFolder = FilePaths.parent(of: path)
    let wordsFolder = localeFolder.contains("/") ? FilePaths.parent(of: localeFolder) : "."
    let index = folders.firstIndex { $0.path == wordsFolder }
    let folder = index.map { folders[$0] }
    var files = folder?.files ?? []
    let folderName = FilePaths.name(of: localeFolder)
    let known = folder?.locales.first { $0.folderName == folderName }
    let locale = known ?? WordsLocale(folderName: folderName)
    if let position = files.firstIndex(where: { $0.path == path }) {
      let old = files[position]
      files[position] = WordsFile(
        path: path,
        table: old.table,
        locale: old.locale,
        isBase: old.isBase,
        catalog: catalog
      )
    } else {
      let table = String(FilePaths.name(of: path).dropLast(".strings".count))
      files.append(WordsFile(path: path, table: table, locale: locale.tag, isBase: false, catalog: catalog))
    }
    let module = folder?.module ?? package.modules.first { $0.path == wordsFolder }?.name ?? ""
    let changed = WordsFolder(
      path: wordsFolder,
      module: module,
      serves: folder?.serves ?? Set(package.modules.filter { $0.visible.contains(module) }.map(\.name)),
      locales: known == nil ? ((folder?.locales ?? []) + [locale]).sorted() : folder?.locales ?? [],
      leftOutTables: folder?.leftOutTables ?? [:],
      interfaceTables: folder?.interfaceTables ?? [],
      files: WordsFile.sorted(files),
      developmentLocale: package.developmentLocale
    )
    if let index { folders[index] = changed } else { folders.append(changed) }
    folders.sort { $0.path < $1.path }
  }
}
