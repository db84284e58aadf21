/// What an entry says.
public enum EntryValue: Sendable, Hashable {
  /// One text.
  case text(String)
  /// A text that depends on numbers.
  case plural(PluralText)

  /// Whether another says the same, wherever in a file each of them stands.
  package func saysTheSame(as other: EntryValue) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)): text == otherText
    case (.plural(let plural), .plural(let otherPlural)): plural.saysTheSame(as: otherPlural)
    case (.text, .plural), (.plural, .text): false
    }
  }
}

/// One key with its text, where it stands in its file.
///
/// An entry is a small reference into its file: its strings are made when they are asked for.
public struct CatalogEntry: Sendable {
  let contents: FileContents
  let record: EntryRecord

  /// The key, decoded.
  public var key: String { String(decoding: keyBytes, as: UTF8.self) }

  /// What the entry says.
  public var value: EntryValue { detail?.plural.map(EntryValue.plural) ?? .text(text) }

  /// The value's text, decoded; the format where it is a plural.
  public var text: String { detail?.plural?.format ?? contents.text(record.valueText.range) }

  /// The key's text as UTF-8, without a `String`.
  public var keyBytes: ArraySlice<UInt8> { contents.keyBytes(of: record) }

  /// The value's text as UTF-8, without a `String`.
  public var valueBytes: ArraySlice<UInt8> { contents.slice(record.valueText.range) }

  /// The locale the entry is in, where the file holds several: as the file spells it.
  public var locale: String? { record.locale == 0 ? nil : contents.locales[Int(record.locale) - 1] }

  /// The translators' note: the comments directly above the entry and behind it, joined by line ends; nil where there
  /// is none.
  public var comment: String? {
    if let comment = detail?.comment { return comment }
    let own = comments.filter { $0.placement != .detached }
    return own.isEmpty ? nil : own.map(\.text).joined(separator: "\n")
  }

  /// The comments of an entry of an old-style file, in order; empty in other notations.
  public var comments: [EntryComment] {
    contents.hasComments ? CommentFinder(contents, record).comments() : []
  }

  /// Those of them that stand behind the entry, on its last line.
  package var commentsBehind: [EntryComment] {
    contents.hasComments ? CommentFinder(contents, record).trailingComments() : []
  }

  /// How far the translation is, where the format says so: `translated`, `new`, `needs_review` …
  public var translationState: String? { detail?.state }

  /// Where the key comes from, where the format says so: `manual`, `extracted_with_value`, `stale` …
  public var extractionState: String? { detail?.extractionState }

  /// Whether the text is meant to be translated; false only where the format says so.
  public var shouldTranslate: Bool { detail?.shouldTranslate ?? true }

  /// The phrases of an App Shortcut, of which `text` is the first; empty elsewhere.
  public var phrases: [String] { detail?.phrases ?? [] }

  /// The entry from its key to its semicolon, as bytes of the file's source text.
  public var span: Range<Int> { Int(record.key.start)..<Int(max(record.key.start, record.end)) }

  /// The key as written, with its quotation marks.
  public var keySpan: Range<Int> { record.key.range }

  /// The value as written, with its quotation marks; the key's span where there is only a key.
  public var valueSpan: Range<Int> { record.value.range }

  /// Where a part of the value's text is written: the way from an offset in `text` to a place in the file.
  ///
  /// - Parameter range: UTF-8 offsets in `text`. What stands for half of an escape becomes the whole escape, and the whole
  ///   value is the place where the notation has escapes that are not followed (XML with entities).
  public func sourceSpan(ofText range: Range<Int>) -> Range<Int> {
    contents.sourceSpan(ofText: range, of: record)
  }

  /// Whether the key is the value: written as `"key";`, or without a text in the source language of an `.xcstrings`.
  public var isKeyOnly: Bool { record.key == record.value && keyBytes == valueBytes }

  var detail: EntryDetail? {
    record.detail < contents.details.count ? contents.details[Int(record.detail)] : nil
  }
}

/// The entries of a file in source order, duplicates kept.
public struct CatalogEntries: RandomAccessCollection, Sendable {
  let contents: FileContents

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of entries.
  public var endIndex: Int { contents.records.count }

  /// The entry at a position.
  public subscript(position: Int) -> CatalogEntry {
    CatalogEntry(contents: contents, record: contents.records[position])
  }
}
