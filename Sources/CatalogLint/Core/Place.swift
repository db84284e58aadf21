/// A stretch of one line in a file.
package struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path from the package's folder.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in UTF-8 bytes, from 1.
  package let column: Int
  /// How many UTF-8 bytes of the line are meant; at least one.
  package let length: Int
  /// The key of the entry, where the file has no lines that could tell it: in a binary property list.
  package let key: String?

  package init(file: String, line: Int, column: Int, length: Int = 1, key: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.length = max(1, length)
    self.key = key
  }

  /// By file, line and column, and where these do not tell, by key.
  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column, left.length, left.key ?? "")
      < (right.file, right.line, right.column, right.length, right.key ?? "")
  }

  /// The place with its path written from another folder.
  func moved(from folder: String, to other: String) -> Place {
    if folder == other { return self }
    let path = FilePaths.relative(FilePaths.absolute(file, from: folder), to: other)
    return Place(file: path, line: line, column: column, length: length, key: key)
  }

  /// `path:line:column`, as compilers write it.
  package var description: String { "\(file):\(line):\(column)" }
}
