import CatalogICU
import ErrorInventory
import FoundationEssentials
import StringsFiles

/// Reads the package that a folder belongs to.
package enum PackageReader {
  /// Reads the package that holds `path`.
  ///
  /// - Parameters:
  ///   - path: absolute; a folder or a file anywhere in the package.
  ///   - needsWords: whether a package without any words is an error.
  /// - Throws: `ProjectError` where there is no such path, no package around it, or no words in the package.
  package static func read(at path: String, needsWords: Bool = true) throws -> LintedPackage {
    let words = try words(at: path, needsWords: needsWords)
    return LintedPackage(
      folder: words.folder,
      developmentLocale: words.developmentLocale,
      modules: words.modules,
      folders: words.folders,
      inventory: try inventory(of: words.modules, in: words.folder)
    )
  }

  /// What a package's manifest and tables say, without its sources.
  struct Words {
    let folder: String
    let developmentLocale: String
    let modules: [LintedModule]
    let folders: [WordsFolder]
  }

  /// Reads the words of the package that holds `path`.
  ///
  /// - Throws: what `read(at:)` throws.
  static func words(at path: String, needsWords: Bool = true) throws -> Words {
    let folder = try packageFolder(around: path)
    let manifest = try PackageManifest.read(contentsOf: folder + "/Package.swift").locatingTargets(in: folder)
    let modules = self.modules(of: manifest)
    let developmentLocale = manifest.defaultLocalization.map { LocaleIdentifier($0)?.tag ?? $0 } ?? "en"
    let folders = try WordsFinder(folder: folder, manifest: manifest, modules: modules, base: developmentLocale).find()
    if folders.isEmpty, needsWords { throw ProjectError.noCatalog(folder) }
    return Words(folder: folder, developmentLocale: developmentLocale, modules: modules, folders: folders)
  }

  private static func packageFolder(around path: String) throws(ProjectError) -> String {
    guard FilePaths.exists(path) else { throw .pathNotFound(path) }
    var folder = FilePaths.isFolder(path) ? path : FilePaths.parent(of: path)
    while !FilePaths.exists(FilePaths.absolute("Package.swift", from: folder)) {
      if folder == "/" { throw .noPackage(path) }
      folder = FilePaths.parent(of: folder)
    }
    return folder
  }

  /// The targets whose errors people can meet, each with the modules it sees.
  private static func modules(of manifest: PackageManifest) -> [LintedModule] {
    let targets = manifest.targets.filter(\.holdsWords)
    let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies) }) { $0 + $1 }
    let moduleNames = Dictionary(targets.map { ($0.name, $0.module) }) { first, _ in first }
    return targets.map { target in
      var visible = [target.name]
      var next = 0
      while next < visible.count {
        let new = dependencies[visible[next], default: []].filter { moduleNames[$0] != nil && !visible.contains($0) }
        for name in new where !visible.contains(name) { visible.append(name) }
        next += 1
      }
      return LintedModule(
        name: target.module,
        path: target.path,
        visible: visible.compactMap { moduleNames[$0] },
        usesErrorCatalog: target.dependencies.contains("ErrorCatalog")
      )
    }
  }

  private static func inventory(of modules: [LintedModule], in folder: String) throws(InventoryError) -> Inventory {
    let paths = modules.map { FilePaths.absolute($0.path, from: folder) }.filter(FilePaths.isFolder)
    var options = InventoryOptions()
    // Whoever words a private error, or lets it conform, means it for people.
    options.includesPrivate = true
    do throws(InventoryError) {
      return try Inventory.read(paths: paths.sorted(), options: options)
    } catch {
      if case .noSources = error { return Inventory(types: []) }
      throw error
    }
  }
}

extension PackageManifest.Target {
  /// Whether a running program can show what the target holds: not tests, not what only builds.
  var holdsWords: Bool {
    switch kind {
    case .regular, .executable: true
    case .test, .macro, .plugin, .system, .binary: false
    }
  }
}
