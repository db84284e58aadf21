import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A Swift file that was found.
struct FoundFile: Sendable {
  /// The path for people: as it was given, or below a folder as it was given.
  var path: String
  /// The path from the root of the file system.
  var absolutePath: String
  var module: String
  var isTest: Bool
}

/// Lists the Swift files at and below some paths, in a fixed order, and says which module each belongs to.
struct SourceFinder {
  /// Folders of other people's code and of products; hidden folders are left out as well.
  private static let foldersLeftOut: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// Of files with words or with errors.
  private static let endsOfNames = [".swift", ".strings", ".stringsdict", ".xcstrings"]

  private(set) var files: [FoundFile] = []
  private(set) var notes: [InventoryNote] = []
  /// The absolute paths that were added.
  private(set) var roots: [String] = []
  private let options: InventoryOptions
  private let workingFolder: String
  private var layouts: [String: PackageLayout] = [:]
  private var visited: Set<FolderIdentity> = []
  private var seen: Set<String> = []

  /// - Parameter workingFolder: where relative paths begin; nil is the process's current folder.
  init(options: InventoryOptions, workingFolder: String?) {
    self.options = options
    self.workingFolder = workingFolder ?? FileManager.default.currentDirectoryPath
  }

  /// Adds what is at and below a path.
  mutating func add(_ given: String) {
    let absolute = absolute(given)
    roots.append(absolute)
    var status = stat()
    guard stat(absolute, &status) == 0 else {
      note(.unreadable(Self.reason()), given)
      return
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let folder = isFolder ? absolute : Self.parent(of: absolute)
    let layout = PackageLayout.folder(around: folder).map { self.layout(of: $0) }
    let namer = ModuleNamer(root: folder, fallback: options.module, layout: layout)
    if isFolder {
      walk(Self.shown(given), absolute, namer, ancestors: [])
    } else {
      addFile(given, absolute, namer)
    }
  }

  private mutating func walk(_ path: String, _ absolute: String, _ namer: ModuleNamer, ancestors: Set<FolderIdentity>) {
    guard let identity = FolderIdentity(absolute) else {
      note(.unreadable(Self.reason()), path)
      return
    }
    guard visited.insert(identity).inserted else {
      if ancestors.contains(identity) { note(.linkLoop, path) }
      return
    }
    guard let entries = FolderEntry.list(absolute, takesForeignNames: true) else {
      note(.unreadable(Self.reason()), path.isEmpty ? "." : path)
      return
    }
    var namer = namer.narrowed(to: absolute)
    if entries.contains(where: { $0.name == "Package.swift" }), namer.layout?.folder != absolute {
      namer = ModuleNamer(root: absolute, fallback: options.module, layout: layout(of: absolute))
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let inner = path.isEmpty ? entry.name : path + "/" + entry.name
      if entry.hasForeignName {
        if entry.kind == .folder || Self.endsOfNames.contains(where: entry.name.hasSuffix) { note(.nameNotUTF8, inner) }
        continue
      }
      let innerAbsolute = absolute + "/" + entry.name
      switch entry.kind {
      case .folder where !Self.foldersLeftOut.contains(entry.name):
        walk(inner, innerAbsolute, namer, ancestors: ancestors.union([identity]))
      case .file where entry.name.hasSuffix(".swift"): addFile(inner, innerAbsolute, namer)
      case .danglingLink where entry.name.hasSuffix(".swift") && namer.place(of: innerAbsolute) != nil:
        note(.danglingLink, inner)
      default: continue
      }
    }
  }

  /// The package in a folder; its manifest is read once.
  private mutating func layout(of folder: String) -> PackageLayout {
    let layout = layouts[folder] ?? PackageLayout(folder: folder, cacheFolder: options.cacheFolder)
    layouts[folder] = layout
    return layout
  }

  private mutating func addFile(_ path: String, _ absolute: String, _ namer: ModuleNamer) {
    guard !PackageLayout.isManifest(absolute), let place = namer.place(of: absolute),
      seen.insert(absolute).inserted
    else { return }
    files.append(FoundFile(path: path, absolutePath: absolute, module: place.module, isTest: place.isTest))
  }

  private mutating func note(_ kind: InventoryNote.Kind, _ path: String) {
    notes.append(InventoryNote(kind: kind, location: SourceLocation(file: path, line: 1, column: 1)))
  }

  // MARK: Paths

  private static func reason() -> String { String(cString: strerror(errno)) }

  private static func parent(of path: String) -> String {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return parent.isEmpty ? "/" : parent
  }

  /// A path from the root, without `.`, `..` and empty parts; symbolic links stay.
  private func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : workingFolder + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A folder as the beginning of shown paths: without a slash at the end, nothing for the current folder.
  private static func shown(_ given: String) -> String {
    var path = given[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return path == "." ? "" : String(path)
  }
}

/// What tells folders apart whatever path leads to them.
struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the folder at a path, links followed.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
