import CatalogGenerator
import ErrorInventory
import FoundationEssentials

/// The Swift files of a package that people wrote.
enum OwnSources {
  /// Their names by module: the compiler wants no name twice in one.
  static func names(in package: LintedPackage, generated: GeneratedSources) -> [String: Set<String>] {
    let written = Set(generated.all.map { FilePaths.absolute($0.path, from: package.folder) })
    var names: [String: Set<String>] = [:]
    for module in package.modules where !module.isForeign {
      var paths: [String] = []
      collect(below: FilePaths.absolute(module.path, from: package.folder), &paths)
      names[module.name, default: []].formUnion(paths.filter { !written.contains($0) }.map(FilePaths.name))
    }
    return names
  }

  /// For each module, the names of types in it that bear on how generated code spells others.
  static func declaredNames(in package: LintedPackage) -> [String: Set<String>] {
    // A type of another package may have the name of one of ours.
    let foreign = package.types.filter { package.isForeign($0.module) }.map(\.outermostName)
    let bearing = TypeNames.bearing.union(foreign)
    return Dictionary(
      package.modules.filter { !$0.isForeign }.map { module in
        var paths: [String] = []
        collect(below: FilePaths.absolute(module.path, from: package.folder), &paths)
        return (module.name, DeclaredNames.read(paths, among: bearing))
      }
    ) { $0.union($1) }
  }

  private static func collect(below folder: String, _ paths: inout [String]) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in entries where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        paths.append(path)
      } else if !name.contains("."), FilePaths.isFolder(path) {
        collect(below: path, &paths)
      }
    }
  }
}
