import ErrorInventory

/// What a manifest and the folders of a package say about its words, beside the words themselves.
package struct PackageLayout: Sendable {
  /// The call that makes the package, where it names no language; nil where it does, where the language is computed, and for
  /// apps.
  package var callWithoutLanguage: PackageManifest.Call?
  /// The name of the manifest, which a version may be a part of.
  package var manifestName = "Package.swift"
  /// Whether the manifest names the language that words are written in first.
  var namesLanguage = false
  /// The `.lproj` folders that no target takes along, by path.
  package var lostFolders: [LostFolder] = []

  /// An `.lproj` folder that no program reads.
  package struct LostFolder: Sendable {
    /// The path from the package's folder.
    package let path: String
    /// The path of its first table.
    package let file: String
    /// The target that excludes it; nil where it is in none.
    package let target: String?
    /// The tag of its locale.
    var locale: String { WordsLocale(folderName: FilePaths.name(of: path)).tag }
  }

  /// Nothing is known.
  package init() {}

  /// The layout of a package.
  ///
  /// - Parameters:
  ///   - file: the absolute path of the manifest, in the package's folder.
  ///   - others: the manifests that other versions of Swift read.
  ///   - plan: what is looked at.
  init(
    of manifest: PackageManifest,
    at file: String,
    beside others: [PackageManifest] = [],
    plan: CheckPlan
  ) throws(ProjectError) {
    manifestName = FilePaths.name(of: file)
    namesLanguage = manifest.defaultLocalization != nil
    let isComputed = manifest.unread.contains { $0.kind == .defaultLocalization }
    if manifest.defaultLocalization == nil, !isComputed, !manifest.isBroken { callWithoutLanguage = manifest.call }
    // Of a target that is not seen, everything may be its own.
    if manifest.isBroken || manifest.unread.contains(where: { $0.kind == .target }) { return }
    let folder = FilePaths.parent(of: file)
    let otherTargets = others.flatMap(\.targets).map { FilePaths.absolute($0.path, from: folder) }
    lostFolders = try LostFolders(of: manifest, in: folder, otherTargets: otherTargets, plan: plan).find()
  }
}

/// Looks for `.lproj` folders that no target takes along.
private struct LostFolders {
  let manifest: PackageManifest
  let folder: String
  let plan: CheckPlan
  /// The absolute paths of the targets.
  private let targets: [(path: String, target: PackageManifest.Target)]
  private let targetsByPath: [String: [PackageManifest.Target]]
  /// The folders that targets are below.
  private let outerFolders: Set<String>
  /// The absolute paths of targets that there are for other versions of Swift: what is in one is not lost.
  private let otherTargets: [String]

  init(of manifest: PackageManifest, in folder: String, otherTargets: [String], plan: CheckPlan) {
    self.manifest = manifest
    self.folder = folder
    self.otherTargets = otherTargets
    self.plan = plan
    targets = manifest.targets.map { (FilePaths.absolute($0.path, from: folder), $0) }
    targetsByPath = Dictionary(grouping: targets, by: \.path).mapValues { $0.map(\.target) }
    var outerFolders: Set<String> = []
    for path in targetsByPath.keys {
      var outer = FilePaths.parent(of: path)
      while outerFolders.insert(outer).inserted, outer != "/" { outer = FilePaths.parent(of: outer) }
    }
    self.outerFolders = outerFolders
  }

  func find() throws(ProjectError) -> [PackageLayout.LostFolder] {
    var found: [PackageLayout.LostFolder] = []
    try collect(below: folder, into: &found)
    return found
  }

  private func collect(below path: String, into found: inout [PackageLayout.LostFolder]) throws(ProjectError) {
    let entries = try plan.unwritten.entries(of: path)
    // What another project builds is its own.
    let isOther = path != folder && entries.contains { $0.name == "Package.swift" }
    if targetsByPath[path]?.contains(where: { isWhole($0, at: path) }) == true { return }
    if isOther || entries.contains(where: { $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace") }) {
      return
    }
    for entry in entries where entry.kind == .folder && !entry.isLink && !ProjectFinder.isForeign(entry.name) {
      let inner = FilePaths.absolute(entry.name, from: path)
      if entry.name.lowercased().hasSuffix(".lproj") {
        if let lost = try lost(inner) { found.append(lost) }
      } else {
        try collect(below: inner, into: &found)
      }
    }
  }

  /// Whether nothing in a target's folder can be lost: it excludes nothing, or it is no program's, and no other is in it.
  private func isWhole(_ target: PackageManifest.Target, at path: String) -> Bool {
    (target.exclude.isEmpty || !target.holdsWords) && !outerFolders.contains(path)
  }

  private func lost(_ path: String) throws(ProjectError) -> PackageLayout.LostFolder? {
    guard
      let table = try plan.unwritten.entries(of: path).map(\.name).first(where: {
        $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")
      }),
      plan.includes(path: path + "/" + table)
    else { return nil }
    func lost(_ target: String?) -> PackageLayout.LostFolder {
      PackageLayout.LostFolder(
        path: FilePaths.relative(path, to: folder),
        file: FilePaths.relative(path + "/" + table, to: folder),
        target: target
      )
    }
    // Of two targets, one inside of the other, the inner one has the folder.
    let owner = targets.filter { FilePaths.isInside(path, $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    guard let owner else { return otherTargets.contains { FilePaths.isInside(path, $0) } ? nil : lost(nil) }
    guard owner.target.holdsWords else { return nil }
    let isExcluded = owner.target.exclude.contains {
      FilePaths.isInside(path, FilePaths.absolute($0, from: owner.path))
    }
    return isExcluded ? lost(owner.target.name) : nil
  }
}
