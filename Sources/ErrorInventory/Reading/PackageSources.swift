/// The Swift files of a package, as its manifest divides them among modules.
package struct PackageSources: Sendable {
  /// One file.
  package struct File: Sendable {
    /// The path from the root of the file system.
    package let path: String
    /// The module that it is compiled in.
    package let module: String
    /// How it begins, as far as was asked.
    package let beginning: [UInt8]
  }

  /// The files of modules that are not for tests, in a fixed order.
  package let files: [File]
  private let layout: PackageLayout

  /// - Parameters:
  ///   - folder: the absolute path of the folder that holds the manifest.
  ///   - paths: the absolute paths of the folders whose files are meant.
  ///   - beginning: how many bytes of each file are wanted.
  package init(folder: String, paths: [String], beginning: Int) {
    var finder = SourceFinder(options: InventoryOptions(), workingFolder: folder)
    for path in paths { finder.add(path) }
    layout = PackageLayout(folder: folder)
    files = finder.files.filter { !$0.isTest }.map { file in
      let bytes = (try? SourceFile.readBeginning(of: file.absolutePath, count: beginning)) ?? []
      return File(path: file.absolutePath, module: file.module, beginning: bytes)
    }
  }

  /// Whether a module compiles what stands at a path below the package's folder.
  package func isCompiled(_ path: String, in module: String) -> Bool {
    layout.target(of: path)?.module == module
  }

  /// The paths below the package's folder that alone are compiled in a module; nil where all in its folder is.
  package func restriction(of module: String) -> [String]? {
    layout.targets.first { $0.module == module && !$0.isTest }?.sources
  }
}
