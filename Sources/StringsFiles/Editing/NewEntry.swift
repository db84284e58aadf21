/// An entry that is to be added to a file.
public struct NewEntry: Sendable, Hashable {
  /// Its key.
  public let key: String
  /// Its text.
  public let value: String
  /// Its text as it is to stand between the quotation marks, where that is known: a copy keeps the escapes of its source.
  public let escapedValue: String?
  /// The translators' note above it; nil for none.
  public let comment: String?
  /// Whether it is marked as not translated yet.
  public let isUntranslated: Bool

  /// An entry by its parts.
  public init(
    key: String,
    value: String,
    escapedValue: String? = nil,
    comment: String? = nil,
    isUntranslated: Bool = false
  ) {
    self.key = key
    self.value = value
    self.escapedValue = escapedValue
    self.comment = comment
    self.isUntranslated = isUntranslated
  }
}

extension CatalogEntry {
  /// The mark of an entry whose text nobody has written in this language yet, as it stands in a comment.
  public static let untranslatedMark = "catalog: untranslated"

  /// The translators' note: the comments above the entry and behind it, without the mark and what asks the linter to look
  /// away. That is said of this text alone.
  public var note: String? {
    let own = comments.filter { $0.placement != .detached && !EntryComment.isUntranslatedMark($0.text) }
    let text = own.map(\.text).joined(separator: "\n")
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.contains("catalog-lint:") }
    return lines.allSatisfy { $0.allSatisfy(\.isWhitespace) } ? nil : lines.joined(separator: "\n")
  }

  /// The text as it stands between the quotation marks, where escapes say what no other text would: a character by its
  /// number, which nobody would see, or could write, as itself.
  public var escapedText: String? {
    guard contents.hasComments, !isKeyOnly else { return nil }
    let written = contents.text(valueSpan)
    guard written.count > 1, written.first == "\"", written.last == "\"" else { return nil }
    let inner = String(written.dropFirst().dropLast())
    return inner.contains("\\U") ? inner : nil
  }

  /// Whether a comment of the entry marks it: `/* catalog: untranslated */` above it, in it or behind it on its line.
  public var isMarkedUntranslated: Bool {
    comments.contains { $0.placement != .detached && EntryComment.isUntranslatedMark($0.text) }
  }
}

extension EntryComment {
  /// Whether the text of a comment begins with the mark of an untranslated entry, in any case; why it is so may follow. A mark
  /// is an entry's; other marks are the table's.
  package static func isUntranslatedMark(_ text: String) -> Bool {
    guard let mark = mark(in: text) else { return false }
    let word = mark.prefix { $0.isLetter || $0.isNumber || "-_=".contains($0) }
    return word.lowercased() == "untranslated"
  }

  /// What stands behind `catalog:` in the text of a comment that begins so, in any case; nil for any other.
  package static func mark(in text: String) -> Substring? {
    let name = "catalog:"
    guard text.utf8.prefix(name.utf8.count).elementsEqual(name.utf8, by: { $0 == $1 || $0 | 0x20 == $1 }) else {
      return nil
    }
    return text.dropFirst(name.count).drop(while: \.isWhitespace)
  }
}
