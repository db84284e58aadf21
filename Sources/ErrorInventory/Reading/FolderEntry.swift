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

  /// The name; where it is no UTF-8, with the bytes that are none as escapes, `\xFF`.
  package private(set) var name: String
  /// Whether the name is no UTF-8: no path leads there.
  package let hasForeignName: Bool
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
  ///
  /// - Parameter takesForeignNames: whether names are among them that are no UTF-8.
  package static func list(_ folder: String, takesForeignNames: Bool = false) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let type = Int32(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          if let name = String(validatingCString: $0) {
            if name != ".", name != ".." { entries.append(FolderEntry(name: name, type: type, in: folder)) }
          } else if takesForeignNames {
            entries.append(FolderEntry(escaping: $0, isFolder: type == Int32(DT_DIR)))
          }
        }
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private init(escaping bytes: UnsafePointer<CChar>, isFolder: Bool) {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: strlen(bytes))).map(UInt8.init(bitPattern:))
    var name = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let character = String(validating: rest.prefix(length), as: UTF8.self) {
        name += character
        rest = rest.dropFirst(length)
      } else {
        // Of two digits always: a byte of ASCII is UTF-8.
        name += "\\x" + String(first, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    self.name = name
    hasForeignName = true
    kind = isFolder ? .folder : .file
    isLink = false
  }

  private init(name: String, type: Int32, in folder: String) {
    self.name = name
    hasForeignName = false
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
