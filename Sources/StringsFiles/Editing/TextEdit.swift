/// A replacement of a part of a file's source text.
public struct TextEdit: Sendable, Hashable {
  /// The bytes of the source text that go; empty for an insertion.
  public let span: Range<Int>
  /// The text that comes in their place.
  public let replacement: String

  /// A replacement for a span.
  public init(span: Range<Int>, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

/// A change to the entries of a file.
public enum CatalogChange: Sendable, Hashable {
  /// Gives an entry another text.
  case setValue(entry: Int, value: String)
  /// Gives an entry another key. The text stays, also where the key was the text.
  case renameKey(entry: Int, key: String)
  /// Removes an entry with the comments that are its own.
  case remove(entry: Int)
  /// Adds an entry that looks like its neighbour.
  case insert(key: String, value: String, comment: String?, at: Place)
  /// Adds groups of entries that look like the groups around them, in the order given.
  case insertGroups([EntryGroup], at: Place)

  /// Where a new entry goes; entries are named by their index in `CatalogFile.entries`.
  public enum Place: Sendable, Hashable {
    /// Above an entry and its comments.
    case before(entry: Int)
    /// Below an entry.
    case after(entry: Int)
    /// Below all entries.
    case end
  }
}

/// Why a file cannot be changed.
public enum CatalogEditError: Error, Sendable, Hashable {
  /// Files of this notation are only read.
  case readOnly(notation: CatalogFileNotation)
  /// The file could not be read, so there is nothing to change.
  case unreadable
  /// The file has no entry of this index.
  case noSuchEntry(index: Int)
  /// Two edits touch the same bytes, or one lies outside the text.
  case conflictingEdits
  /// The file has problems; a new layout would lose what could not be read.
  case hasProblems(count: Int)
  /// With the change, the file would be read in another notation or encoding.
  case changesReading

  /// What went wrong and the way out, as an English sentence.
  public var message: String {
    switch self {
    case .readOnly(let notation): "Files in the \(notation.rawValue) notation are only read, not changed."
    case .unreadable: "The file could not be read. Save it as UTF-8 first."
    case .noSuchEntry(let index): "The file has no entry number \(index)."
    case .conflictingEdits: "Two changes touch the same place. Apply them one after the other."
    case .hasProblems(let count):
      "The file has \(count == 1 ? "a problem" : "\(count) problems"); a new layout would lose text. Mend the file first."
    case .changesReading:
      "After this change the file would be taken for one of another kind. Mend its first problem."
    }
  }
}
