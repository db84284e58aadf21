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
    let visible = package.modules.first { $0.name == module }?.visible ?? []
    let serving = visible.map { name in package.folders.filter { $0.module == name } }.filter { !$0.isEmpty }
    let entries = package.entries(ofType: type)
    let used = Set(entries.map { package.folder(of: $0).path })
    let nearestUsed = serving.first { $0.contains { used.contains($0.path) } }?.filter { used.contains($0.path) }
    let foreign = package.folders.filter { used.contains($0.path) }
    let home = nearestUsed ?? (foreign.isEmpty ? serving.first ?? [] : foreign)
    let homePaths = Set(home.map(\.path))
    folders = home
    self.entries = entries.filter { homePaths.contains(package.folder(of: $0).path) }
    namesModule = package.isForeign(module) || home.contains { !$0.serves.contains(module) }
  }

  /// The locales that must have words, sorted.
  var locales: [WordsLocale] {
    Dictionary(folders.flatMap(\.locales).map { ($0.tag, $0) }) { first, _ in first }.values.sorted()
  }
}
