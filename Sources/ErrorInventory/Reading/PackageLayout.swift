import Foundation

/// A package's folder and the folders of its targets.
struct PackageLayout: Sendable {
  /// One target's place.
  struct TargetFolder: Sendable {
    var module: String
    var isTest: Bool
    /// The folder below the package's, without a slash at the end; empty for the package's own.
    var path: String
    /// Paths below the package's folder that are not compiled: what the target excludes, and its resources.
    var excluded: [String]
    /// Paths below the package's folder that alone are compiled; nil is all.
    var sources: [String]?
  }

  /// The absolute path.
  let folder: String
  private(set) var targets: [TargetFolder]

  /// The package whose manifest is in a folder; without targets where it cannot be read.
  ///
  /// - Parameter cacheFolder: where to keep what was read of the manifest; nil is nowhere.
  init(folder: String, cacheFolder: String? = nil) {
    self.folder = folder
    let manifest = try? PackageManifest.read(contentsOf: PackageManifest.path(in: folder), cacheFolder: cacheFolder)
    let sources = (manifest?.targets ?? []).filter(\.hasSources)
    let isAlone = sources.isAlone
    targets = sources.map { target in
      let path = Self.folder(of: target, in: folder, isAlone: isAlone && target.kind != .test)
      return TargetFolder(
        module: target.module,
        isTest: target.isForTests || path.hasPrefix("Tests/"),
        path: path,
        excluded: (target.exclude + target.resources).map { Self.join(path, $0) },
        sources: target.sources.map { $0.map { Self.join(path, $0) } }
      )
    }
  }

  /// The folder of the package that a folder is in: that of the nearest manifest at or above it.
  static func folder(around folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    return nil
  }

  /// Whether a file is a manifest, which is part of no module: `Package.swift`, `Package@swift-6.0.swift`.
  static func isManifest(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// The path below the package's folder of an absolute path; nil where it is not below it.
  func path(below absolute: String) -> String? {
    let start = (folder + "/").utf8
    return absolute.utf8.starts(with: start) ? String(absolute.utf8.dropFirst(start.count)) : nil
  }

  /// The layout for what is below a folder, where few targets matter.
  func narrowed(to path: String) -> PackageLayout {
    var layout = self
    layout.targets.removeAll { !Self.isInside(path, $0.path) && !Self.isInside($0.path, path) }
    return layout
  }

  /// The target that compiles a path below the package's folder: of those that take it, the one whose folder is nearest.
  func target(of path: String) -> TargetFolder? {
    targets.filter { $0.takes(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// Whether a path is in the folder of a target, taken by it or not.
  func isInTarget(_ path: String) -> Bool { targets.contains { Self.isInside(path, $0.path) } }

  /// SwiftPM looks in several folders where the manifest does not name one.
  fileprivate static func folder(of target: PackageManifest.Target, in package: String, isAlone: Bool) -> String {
    let usual = PackageManifest.Target(name: target.name, kind: target.kind).path
    guard target.path == usual else { return join("", target.path) }
    let candidates = target.kind == .test ? ["Tests", "Sources"] : ["Sources"]
    for folder in candidates + ["Source", "src", "srcs"] {
      let path = folder + "/" + target.name
      if FileManager.default.fileExists(atPath: package + "/" + path) { return path }
    }
    return isAlone && FileManager.default.fileExists(atPath: package + "/Sources") ? "Sources" : usual
  }

  fileprivate static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  private static func join(_ folder: String, _ path: String) -> String {
    (folder.split(separator: "/") + path.split(separator: "/")).filter { $0 != "." }.joined(separator: "/")
  }
}

extension PackageManifest {
  /// The manifest with the folder of each target where SwiftPM finds it: `src/Shop`, say, or `Sources` for the only target.
  ///
  /// - Parameter folder: the absolute path of the package's folder.
  package func locatingTargets(in folder: String) -> PackageManifest {
    let isAlone = targets.filter(\.hasSources).isAlone
    var copy = self
    for index in targets.indices where targets[index].hasSources {
      let target = targets[index]
      let path = PackageLayout.folder(of: target, in: folder, isAlone: isAlone && target.kind != .test)
      copy.targets[index].path = path.isEmpty ? "." : path
    }
    return copy
  }
}

extension PackageLayout.TargetFolder {
  /// Whether the target compiles a path below the package's folder.
  fileprivate func takes(_ path: String) -> Bool {
    guard PackageLayout.isInside(path, self.path), !excluded.contains(where: { PackageLayout.isInside(path, $0) })
    else { return false }
    return sources?.contains { PackageLayout.isInside(path, $0) } ?? true
  }
}

extension PackageManifest.Target {
  fileprivate var hasSources: Bool { kind != .binary && kind != .system }
}

extension [PackageManifest.Target] {
  /// Whether one of them alone is not for tests.
  fileprivate var isAlone: Bool { filter { $0.kind != .test }.count == 1 }
}
