import Foundation

/// A package's folder and the folders of its targets.
struct PackageLayout: Sendable {
  /// One target's place.
  struct TargetFolder: Sendable {
    var module: String
    var isTest: Bool
    /// The folder below the package's, without a slash at the end; empty for the package's own.
    var path: String
    /// Paths below the package's folder that are not compiled.
    var excluded: [String]
  }

  /// The absolute path.
  let folder: String
  let targets: [TargetFolder]

  /// The package whose manifest is in a folder; without targets where it cannot be read.
  init(folder: String) {
    self.folder = folder
    let manifest = try? PackageManifest.read(contentsOf: folder + "/Package.swift")
    let sources = (manifest?.targets ?? []).filter(\.hasSources)
    let isAlone = sources.isAlone
    targets = sources.map { target in
      let path = Self.folder(of: target, in: folder, isAlone: isAlone && target.kind != .test)
      return TargetFolder(
        module: target.module,
        isTest: target.kind == .test || path.hasPrefix("Tests/"),
        path: path,
        excluded: target.exclude.map { Self.join(path, $0) }
      )
    }
  }

  /// The package a folder is in: the nearest manifest at or above it.
  static func around(_ folder: String) -> PackageLayout? {
    var folder = folder
    while !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return PackageLayout(folder: folder) }
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    return nil
  }

  /// Whether a file is a manifest, which is part of no module: `Package.swift`, `Package@swift-6.0.swift`.
  static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// The target a path below the package's folder is in: the one whose folder is nearest.
  func target(of path: String) -> TargetFolder? {
    targets.filter { Self.isInside(path, $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// Whether a target leaves a path out.
  func excludes(_ path: String, from target: TargetFolder) -> Bool {
    target.excluded.contains { Self.isInside(path, $0) }
  }

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

  private static func isInside(_ path: String, _ folder: String) -> Bool {
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
    return PackageManifest(
      name: name,
      defaultLocalization: defaultLocalization,
      targets: targets.map { target in
        guard target.hasSources else { return target }
        let path = PackageLayout.folder(of: target, in: folder, isAlone: isAlone && target.kind != .test)
        return Target(
          name: target.name,
          kind: target.kind,
          path: path.isEmpty ? "." : path,
          dependencies: target.dependencies,
          exclude: target.exclude,
          resources: target.resources
        )
      }
    )
  }
}

extension PackageManifest.Target {
  fileprivate var hasSources: Bool { kind != .binary && kind != .system }
}

extension [PackageManifest.Target] {
  /// Whether one of them alone is not for tests.
  fileprivate var isAlone: Bool { filter { $0.kind != .test }.count == 1 }
}
