import CatalogICU
import ErrorInventory
import FoundationEssentials
import StringsFiles

/// Finds the `.lproj` folders and string catalogs of a project and reads the tables in them.
struct WordsFinder {
  /// A folder that words are looked for in, with all it holds.
  struct Root {
    /// The absolute path.
    let path: String
    /// The module whose resources are in it.
    let module: String
    /// Absolute paths in it that are left out.
    let excluded: Set<String>
    /// Whether links to folders are followed, as the build system follows those in a target; in the folder of an app they may
    /// lead anywhere.
    let followsLinks: Bool
    /// Whether tables count that are in no `.lproj` folder: in the language that words are written in first, as those of
    /// `Base.lproj`.
    var takesLooseTables = false
  }

  /// The absolute path of the project's folder.
  let folder: String
  let roots: [Root]
  let modules: [LintedModule]
  /// What `Base.lproj` stands for.
  let base: String
  let plan: CheckPlan

  /// A folder with words that was found and not read yet.
  private struct Found {
    /// Absolute.
    let path: String
    let localeFolders: [String]
    let catalogs: [String]
    let looseTables: [String]
    let root: Root
  }

  /// The words folders, by path.
  ///
  /// - Parameter willRead: told once, where there are folders to read.
  func find(willRead: () -> Void = {}) throws -> [WordsFolder] {
    var found: [Found] = []
    for root in roots {
      var visited: Set<String> = [FilePaths.resolved(root.path)]
      try collect(below: root.path, of: root, visited: &visited, into: &found)
    }
    if !found.isEmpty { willRead() }
    var seers: [String: Set<String>] = [:]
    for module in modules {
      for name in module.visible { seers[name, default: []].insert(module.name) }
    }
    var folders: [WordsFolder] = []
    var paths: Set<String> = []
    for found in found {
      let words = try words(in: found, serving: seers[found.root.module] ?? [])
      if !words.files.isEmpty, paths.insert(words.path).inserted { folders.append(words) }
    }
    plan.fileMemory?.letGoOfLast()
    return folders.sorted { $0.path < $1.path }
  }

  private func collect(
    below path: String,
    of root: Root,
    visited: inout Set<String>,
    into found: inout [Found]
  ) throws {
    let entries = try plan.unwritten.entries(of: path)
    let localeFolders = entries.map(\.name).filter { $0.lowercased().hasSuffix(".lproj") }
      .sorted { (Self.isBase($0) ? 0 : 1, $0) < (Self.isBase($1) ? 0 : 1, $1) }
    let catalogs = entries.map(\.name).filter { CatalogFileFormat(path: $0) == .xcstrings }
    let looseTables = root.takesLooseTables ? entries.map(\.name).filter(Self.isTable) : []
    if !localeFolders.isEmpty || !catalogs.isEmpty || !looseTables.isEmpty {
      found.append(
        Found(path: path, localeFolders: localeFolders, catalogs: catalogs, looseTables: looseTables, root: root)
      )
    }
    for entry in entries where entry.kind == .folder && (root.followsLinks || !entry.isLink) {
      if localeFolders.contains(entry.name) || ProjectFinder.isForeign(entry.name) { continue }
      let inner = FilePaths.absolute(entry.name, from: path)
      guard !root.excluded.contains(inner),
        // A link may lead back to where it stands.
        visited.insert(FilePaths.resolved(inner)).inserted
      else { continue }
      try collect(below: inner, of: root, visited: &visited, into: &found)
    }
  }

  /// - Parameter served: the modules that see the folder's.
  private func words(in folder: Found, serving served: Set<String>) throws -> WordsFolder {
    let path = folder.path
    var locales: [String: WordsLocale] = [:]
    var leftOut: [String: Set<String>] = [:]
    var interfaceTables: Set<String> = []
    var found: [FoundTable] = []
    var files: [WordsFile] = []
    for localeFolder in folder.localeFolders {
      let locale = locale(named: localeFolder)
      let isBase = Self.isBase(localeFolder)
      let names = try plan.unwritten.entries(of: path + "/" + localeFolder).map(\.name)
      if locale.tag == base { interfaceTables.formUnion(names.compactMap(Self.interfaceTable)) }
      let tables = names.filter(Self.isTable)
      let all = tables.map { name in
        FoundTable(path: path + "/" + localeFolder + "/" + name, locale: locale.tag, isBase: isBase)
      }
      let included = all.filter { plan.includes(path: $0.path) }
      for table in all where !plan.includes(path: table.path) { leftOut[locale.tag, default: []].insert(table.table) }
      // A language of which nothing is looked at is none.
      if included.isEmpty, !tables.isEmpty || !plan.includes(path: path + "/" + localeFolder) { continue }
      // The development language's own folder comes after `Base.lproj`, and what is missing belongs there.
      locales[locale.tag] = locale
      found += included
    }
    for table in folder.looseTables where plan.includes(path: path + "/" + table) {
      if locales[base] == nil { locales[base] = WordsLocale(tag: base) }
      found.append(FoundTable(path: path + "/" + table, locale: base, isBase: true))
    }
    files += try read(found)
    for name in folder.catalogs where plan.includes(path: path + "/" + name) {
      for file in try self.files(ofCatalog: path + "/" + name) {
        if locales[file.locale] == nil { locales[file.locale] = WordsLocale(tag: file.locale) }
        files.append(file)
      }
    }
    return WordsFolder(
      path: FilePaths.relative(path, to: self.folder),
      module: folder.root.module,
      serves: served,
      locales: locales.values.sorted(),
      leftOutTables: leftOut,
      interfaceTables: interfaceTables,
      files: WordsFile.sorted(files),
      developmentLocale: base
    )
  }

  /// Whether a file is a table of one language.
  private static func isTable(_ name: String) -> Bool {
    CatalogFileFormat(path: name).map { $0 != .xcstrings } ?? false
  }

  /// The table that translates a storyboard or a xib; nil for any other file.
  private static func interfaceTable(of name: String) -> String? {
    [".storyboard", ".xib"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }

  /// A file that is to be read.
  private struct FoundTable: Sendable {
    /// Absolute.
    let path: String
    let locale: String
    let isBase: Bool

    /// The file's name without its extension.
    var table: String {
      let name = FilePaths.name(of: path)
      return String(name.dropLast((CatalogFileFormat(path: name)?.rawValue.count ?? -1) + 1))
    }
  }

  /// Reads tables on all cores.
  private func read(_ found: [FoundTable]) throws -> [WordsFile] {
    let (folder, plan) = (folder, plan)
    return try Parallel.map(found.count) { index -> Result<WordsFile, CatalogFileError> in
      let table = found[index]
      return Result { () throws(CatalogFileError) in
        WordsFile(
          path: FilePaths.relative(table.path, to: folder),
          table: table.table,
          locale: table.locale,
          isBase: table.isBase,
          catalog: try plan.unwritten.table(at: table.path, in: plan.fileMemory)
        )
      }
    }.map { try $0.get() }
  }

  /// A string catalog holds all its locales: it stands as one file for each.
  private func files(ofCatalog path: String) throws -> [WordsFile] {
    let catalog = try plan.unwritten.table(at: path, in: plan.fileMemory)
    let spelled = catalog.locales.isEmpty ? [catalog.sourceLanguage ?? base] : catalog.locales
    return spelled.map { name in
      WordsFile(
        path: FilePaths.relative(path, to: folder),
        table: String(FilePaths.name(of: path).dropLast(".xcstrings".count)),
        locale: LocaleIdentifier(name)?.tag ?? name,
        isBase: false,
        catalog: catalog,
        spelledLocale: name
      )
    }
  }

  /// Whether a folder is the development language under another name.
  private static func isBase(_ folderName: String) -> Bool { folderName.lowercased() == "base.lproj" }

  private func locale(named folderName: String) -> WordsLocale {
    WordsLocale(folderName: folderName, name: Self.isBase(folderName) ? base : nil)
  }
}
