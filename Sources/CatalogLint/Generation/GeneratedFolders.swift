import ErrorInventory

/// The folders that generated sources go to.
struct GeneratedFolders {
  /// The folder in a target's own where the configuration names none.
  private static let usual = "Generated"

  /// By module, from the package's folder.
  private let folders: [String: String]
  /// Those that were meant, of modules that do not compile them.
  private let refused: [String: String]
  /// The usual ones, where the configuration names others.
  private let left: Set<String>

  init(of package: LintedPackage, among sources: PackageSources) {
    let name = package.plan.configuration.generatedFolder?.path ?? Self.usual
    var folders: [String: String] = [:]
    var refused: [String: String] = [:]
    for module in package.modules where !module.isForeign {
      // A target that compiles but some folders of its own has them in one of these.
      let roots =
        [module.path]
        + (sources.restriction(of: module.name) ?? []).filter { root in
          FilePaths.isFolder(FilePaths.absolute(root, from: package.folder))
        }
      let candidates = roots.map { Self.join($0, name) }
      folders[module.name] = candidates.first { sources.isCompiled(Self.join($0, "_.swift"), in: module.name) }
      if folders[module.name] == nil { refused[module.name] = candidates[0] }
    }
    self.folders = folders
    self.refused = refused
    let usual = package.modules.filter { !$0.isForeign }.map { Self.join($0.path, Self.usual) }
    left = Set(usual).subtracting(folders.values)
  }

  /// All of them, and those that were usual before the configuration named others.
  var all: [String] { Set(folders.values).union(refused.values).union(left).sorted() }

  /// The folder of a module; nil where it compiles none.
  func folder(of module: String) -> String? { folders[module] }

  /// Why a module has none; nil where it has one.
  func obstacle(in module: String) -> GenerationRemark? {
    refused[module].map { .notCompiled(target: module, folder: $0) }
  }

  /// Whether a folder was used before the configuration named another.
  func isLeft(_ folder: String) -> Bool { left.contains(folder) }

  private static func join(_ folder: String, _ path: String) -> String {
    path == "." ? folder : FilePaths.join(folder, path)
  }
}
