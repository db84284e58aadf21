import CatalogICU
import ErrorInventory
import FoundationEssentials
import StringsFiles

/// Finds the `.lproj` folders of a package's targets and reads the tables in them.
struct WordsFinder {
  /// The absolute path of the package's folder.
  let folder: String
  let manifest: PackageManifest
  let modules: [LintedModule]
  /// What `Base.lproj` stands for.
  let base: String

  /// What other tools keep beside the sources; never ours to read.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The words folders, by path.
  func find() throws -> [WordsFolder] {
    var folders: [WordsFolder] = []
    for target in manifest.targets where target.holdsWords {
      let path = FilePaths.absolute(target.path, from: folder)
      try collect(below: path, of: target, into: &folders)
    }
    return folders.sorted { $0.path < $1.path }
  }

  private func collect(
    below path: String,
    of target: PackageManifest.Target,
    into folders: inout [WordsFolder]
  ) throws {
    let names = try contents(of: path)
    let localeFolders = names.filter { $0.lowercased().hasSuffix(".lproj") }
      .sorted { (Self.isBase($0) ? 0 : 1, $0) < (Self.isBase($1) ? 0 : 1, $1) }
    let words = try self.words(in: path, localeFolders: localeFolders, of: target)
    if !words.files.isEmpty, !folders.contains(where: { $0.path == words.path }) { folders.append(words) }
    for name in names where !localeFolders.contains(name) {
      let inner = path + "/" + name
      if !isForeign(inner, name: name, to: target), FilePaths.isFolder(inner) {
        try collect(below: inner, of: target, into: &folders)
      }
    }
  }

  /// Whether a folder is hidden, another tool's, excluded, or the folder of another target.
  private func isForeign(_ path: String, name: String, to target: PackageManifest.Target) -> Bool {
    name.hasPrefix(".") || Self.foreignFolders.contains(name)
      || target.exclude.contains { FilePaths.absolute(target.path + "/" + $0, from: folder) == path }
      || manifest.targets.contains { FilePaths.absolute($0.path, from: folder) == path }
  }

  private func words(
    in path: String,
    localeFolders: [String],
    of target: PackageManifest.Target
  ) throws -> WordsFolder {
    var locales: [String: WordsLocale] = [:]
    var files: [WordsFile] = []
    for localeFolder in localeFolders {
      let locale = locale(named: localeFolder)
      // The development language's own folder comes after `Base.lproj`, and what is missing belongs there.
      locales[locale.tag] = locale
      for name in try contents(of: path + "/" + localeFolder) {
        guard let format = CatalogFileFormat(path: name), format != .xcstrings else { continue }
        let file = path + "/" + localeFolder + "/" + name
        files.append(
          WordsFile(
            path: FilePaths.relative(file, to: folder),
            table: String(name.dropLast(format.rawValue.count + 1)),
            locale: locale.tag,
            isBase: Self.isBase(localeFolder),
            catalog: try CatalogFile.read(contentsOf: file)
          )
        )
      }
    }
    return WordsFolder(
      path: FilePaths.relative(path, to: folder),
      module: target.module,
      serves: Set(modules.filter { $0.visible.contains(target.module) }.map(\.name)),
      locales: locales.values.sorted(),
      files: WordsFile.sorted(files),
      developmentLocale: base
    )
  }

  /// Whether a folder is the development language under another name.
  private static func isBase(_ folderName: String) -> Bool { folderName.lowercased() == "base.lproj" }

  private func locale(named folderName: String) -> WordsLocale {
    WordsLocale(folderName: folderName, name: Self.isBase(folderName) ? base : nil)
  }

  /// The names in a folder, sorted; none where there is no folder.
  private func contents(of path: String) throws(ProjectError) -> [String] {
    guard FilePaths.isFolder(path) else { return [] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .unreadable(path) }
    return names.sorted()
  }
}
