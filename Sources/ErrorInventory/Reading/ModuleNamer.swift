/// Says which module a file belongs to.
struct ModuleNamer {
  /// The package around the files.
  private(set) var layout: PackageLayout?
  private let root: String
  private let fallback: String

  /// - Parameters:
  ///   - root: the absolute path of the folder that was given.
  ///   - fallback: the module of files that nothing else names; nil takes the folder's own name.
  init(root: String, fallback: String?, layout: PackageLayout?) {
    self.layout = layout
    self.root = root
    let folder = root.split(separator: "/").last.map(String.init) ?? ""
    self.fallback = fallback ?? PackageManifest.Target(name: folder).module
  }

  /// The same for what is below a folder.
  func narrowed(to folder: String) -> ModuleNamer {
    var namer = self
    namer.layout = layout.map { layout in layout.path(below: folder).map(layout.narrowed) ?? layout }
    return namer
  }

  /// The module of a file by its absolute path; nil where a target leaves the file out.
  func place(of file: String) -> (module: String, isTest: Bool)? {
    if let layout, let path = layout.path(below: file) {
      if let target = layout.target(of: path) { return (target.module, target.isTest) }
      return layout.isInTarget(path) ? nil : placeByFolders(path.split(separator: "/"))
    }
    // The folder that was given may itself be `Sources`, or stand in it; what is further up means nothing.
    let above = root.split(separator: "/").suffix(2)
    let below = file.dropFirst(root.count).split(separator: "/")
    return placeByFolders(above + below)
  }

  private func placeByFolders(_ path: [Substring]) -> (module: String, isTest: Bool) {
    let folders = path.dropLast()
    let isTest = folders.contains { $0.hasSuffix("Tests") }
    for name in ["Sources", "Tests"] {
      guard let index = folders.lastIndex(where: { $0 == name }), index + 1 < folders.endIndex else { continue }
      return (PackageManifest.Target(name: String(folders[index + 1])).module, isTest)
    }
    return (fallback, isTest)
  }
}
