/// The kinds of catalog file, by what a file's name says.
public enum CatalogFileFormat: String, Sendable, Hashable, CaseIterable, Codable {
  /// Keys and texts: `.strings`.
  case strings
  /// Texts with plural variables: `.stringsdict`.
  case stringsdict
  /// Every locale in one JSON file: `.xcstrings`.
  case xcstrings

  /// The format that the extension of a path names, in any case of letters; nil where it names none.
  public init?(path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    self.init(rawValue: path[name.index(after: dot)..<name.endIndex].lowercased())
  }
}

/// The notation that the bytes of a catalog file are written in, whatever its name says.
public enum CatalogFileNotation: String, Sendable, Hashable, CaseIterable, Codable {
  /// `"key" = "value";`, the notation of `.strings` files and old property lists.
  case oldStyle = "old-style"
  /// An XML property list.
  case xml
  /// A binary property list. Its entries have no places in a text.
  case binary
  /// JSON, the notation of `.xcstrings` files.
  case json
}
