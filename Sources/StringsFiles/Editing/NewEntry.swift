/// An entry that is to be added to a file.
public struct NewEntry: Sendable, Hashable {
  /// Its key.
  public let key: String
  /// Its text.
  public let value: String
  /// The translators' note above it; nil for none.
  public let comment: String?
  /// Whether it is marked as not translated yet.
  public let isUntranslated: Bool

  /// An entry by its parts.
  public init(key: String, value: String, comment: String? = nil, isUntranslated: Bool = false) {
    self.key = key
    self.value = value
    self.comment = comment
    self.isUntranslated = isUntranslated
  }
}

extension CatalogEntry {
  /// The mark of an entry whose text nobody has written in this language yet, as it stands in a comment.
  public static let untranslatedMark = "catalog: untranslated"

  /// The translators' note: the comments above the entry and behind it, without the mark.
  public var note: String? {
    let own = comments.filter { $0.placement != .detached && !EntryComment.isUntranslatedMark($0.text) }
    return own.isEmpty ? nil : own.map(\.text).joined(separator: "\n")
  }

  /// Whether a comment of the entry marks it: `/* catalog: untranslated */` above it, in it or behind it on its line.
  public var isMarkedUntranslated: Bool {
    comments.contains { $0.placement != .detached && EntryComment.isUntranslatedMark($0.text) }
  }
}

extension EntryComment {
  /// Whether the text of a comment is the mark of an untranslated entry. A mark is an entry's; other marks are the table's.
  static func isUntranslatedMark(_ text: String) -> Bool {
    guard text.hasPrefix("catalog:") else { return false }
    return text.dropFirst("catalog:".count).split(whereSeparator: \.isWhitespace) == ["untranslated"]
  }
}
