#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder, with what the folder itself says about it: asking the system about each name takes longer.
package struct FolderEntry {
  /// What a name leads to, links followed.
  package enum Kind { case file, folder, danglingLink }

  /// The name.
  package private(set) var name: String
  /// What it leads to.
  package let kind: Kind
  /// Whether it leads there by a symbolic link.
  package let isLink: Bool

  /// The same under another name.
  package func named(_ name: String) -> FolderEntry {
    var entry = self
    entry.name = name
    return entry
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  package static func list(_ folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(FolderEntry(name: name, type: Int32(entry.pointee.d_type), in: folder))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private init(name: String, type: Int32, in folder: String) {
    self.name = name
    if type == Int32(DT_DIR) || type == Int32(DT_REG) {
      (kind, isLink) = (type == Int32(DT_DIR) ? .folder : .file, false)
      return
    }
    // A link, or a file system that does not say.
    let path = folder + "/" + name
    var status = stat()
    isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    if stat(path, &status) == 0 {
      kind = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    } else {
      kind = isLink && errno == ENOENT ? .danglingLink : .file
    }
  }
}
