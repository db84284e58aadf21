import CatalogGenerator
import ErrorInventory

/// The Swift files of a package that stand beside what is generated.
struct OwnSources {
  /// Where what is generated goes.
  let folders: GeneratedFolders
  /// What was generated.
  let generated: GeneratedSources
  private let files: [PackageSources.File]
  private let package: LintedPackage

  init(of package: LintedPackage) {
    let sources = PackageSources(
      folder: package.folder,
      paths: package.modules.filter { !$0.isForeign }.map { FilePaths.absolute($0.path, from: package.folder) },
      beginning: GeneratedHeader.mark.utf8.count
    )
    self.package = package
    files = sources.files
    folders = GeneratedFolders(of: package, among: sources)
    generated = GeneratedSources(of: package, among: sources, folders: folders)
  }

  /// The names of those that people wrote, by module: the compiler wants no name twice in one.
  var names: [String: Set<String>] {
    let written = Set(generated.all.map { FilePaths.absolute($0.path, from: package.folder) })
    return Dictionary(grouping: files.filter { !written.contains($0.path) }, by: \.module)
      .mapValues { Set($0.map { FilePaths.name(of: $0.path) }) }
  }

  /// For each module, the names of types in it that bear on how generated code spells others.
  var declaredNames: [String: Set<String>] {
    // A type of another package may have the name of one of ours.
    let foreign = package.types.filter { package.isForeign($0.module) }.map(\.outermostName)
    let bearing = TypeNames.bearing.union(foreign)
    return Dictionary(grouping: files, by: \.module)
      .mapValues { DeclaredNames.read($0.map(\.path), among: bearing) }
  }

  /// Where a generated source belongs: where it is, or else in the module's folder; nil where the module compiles none.
  ///
  /// - Parameters:
  ///   - name: the name that it must have; nil is the one that it has.
  ///   - newName: the name where there is none yet.
  func path(
    of header: GeneratedHeader,
    named name: String? = nil,
    in module: String,
    newlyNamed newName: String
  ) -> String? {
    generated.path(of: header, named: name, in: module)
      ?? folders.folder(of: module).map { FilePaths.join($0, newName) }
  }
}
