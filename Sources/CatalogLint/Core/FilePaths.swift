import FoundationEssentials
import Glibc

/// Paths as text, without asking the disk more than it has to be asked.
package enum FilePaths {
  /// A path from the root, without `.`, `..` and doubled slashes.
  package static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    // Nearly all are as they should be, and whoever walks through folders asks for each name in them.
    if isPlain(whole) { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether no part of a path from the root is empty, `.` or `..`.
  private static func isPlain(_ path: String) -> Bool {
    var (length, dots) = (0, 0)
    for byte in path.utf8.dropFirst() {
      if byte == UInt8(ascii: "/") {
        if length == dots, length <= 2 { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > 2 || length != dots
  }

  /// How a person who stands in `folder` writes the absolute path `path`.
  package static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folder.count - shared) + path.dropFirst(shared).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A path below a folder; `.` is the folder that everything starts from.
  package static func join(_ folder: String, _ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

  /// The innermost folder that holds all of some absolute paths, or is one of them; nil where there is no path.
  static func common(_ paths: [String]) -> String? {
    guard var common = paths.first?.split(separator: "/") else { return nil }
    for path in paths {
      common = Array(zip(common, path.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
    }
    return "/" + common.joined(separator: "/")
  }

  /// Whether an absolute path is a folder, or below it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The folder of the repository that an absolute path is in, by its `.git`; nil where it is in none.
  static func repository(of path: String) -> String? {
    var folder = path
    while !exists(join(folder, ".git")) {
      if folder == "/" { return nil }
      folder = parent(of: folder)
    }
    return folder
  }

  /// Whether something is there.
  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether something is there, be it a link that leads nowhere.
  static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a folder is there.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Whether a file of bytes is there, and no folder, pipe or device.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path is a folder itself, and no link to one.
  static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path without links, where there is such a file; else as it is.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path without its last part.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last part of the path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
