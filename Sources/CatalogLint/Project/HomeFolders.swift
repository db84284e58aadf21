import ErrorCatalog
import ErrorInventory

/// Where the words of one type are expected: the folders whose locales must all have them.
struct HomeFolders {
  /// The folders, nearest first. Empty where no folder serves the type and none has words for it.
  let folders: [WordsFolder]
  /// The entries that are there already, of these folders alone.
  let entries: [LintedEntry]
  /// Whether the keys in these folders must name the type's module.
  let namesModule: Bool

  /// The nearest folders that have words for the type; where none has, the nearest that serve its module.
  ///
  /// Words for a type in a folder farther away are an app's own, laid over a package's: they need not be complete.
  init(ofType type: Int, in package: LintedPackage) {
    let module = package.types[type].module
    let visible = package.module(named: module)?.visible ?? []
    let entries = package.entries(ofType: type)
    let used = Set(entries.map(\.folderIndex)).sorted().map { package.folders[$0] }
    let usedModules = Set(used.map(\.module))
    let nearestUsed = usedModules.isEmpty ? nil : visible.first(where: usedModules.contains)
    let home: [WordsFolder]
    if let nearestUsed {
      home = used.filter { $0.module == nearestUsed }
    } else if used.isEmpty {
      home = visible.lazy.map(package.folders(ofModule:)).first { !$0.isEmpty } ?? []
    } else {
      home = used
    }
    let homePaths = Set(home.map(\.path))
    folders = home
    self.entries = entries.filter { homePaths.contains(package.folder(of: $0).path) }
    namesModule = package.isForeign(module) || home.contains { !$0.serves.contains(module) }
  }

  /// The tags of the locales that are left out of the check, wherever they are.
  var leftOut: Set<String> {
    Set(folders.flatMap(\.leftOut)).subtracting(folders.flatMap(\.locales).map(\.tag))
  }

  /// The locales that must have words, sorted.
  var locales: [WordsLocale] {
    Dictionary(folders.flatMap(\.locales).map { ($0.tag, $0) }) { first, _ in first }.values.sorted()
  }
}
