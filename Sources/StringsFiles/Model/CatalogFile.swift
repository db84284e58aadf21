/// A catalog file that was read: its entries in source order, and what is wrong with it.
///
/// One model for `.strings`, `.stringsdict` and `.xcstrings`. Reading never fails: a broken entry is one problem, and the
/// rest of the file is still there.
public struct CatalogFile: Sendable {
  /// Where the file is, as it was given.
  public let path: String
  /// What the file's name makes it.
  public let format: CatalogFileFormat
  /// The notation its bytes are in.
  public let notation: CatalogFileNotation
  /// The encoding of the text; nil for a binary property list and for text that is not Unicode.
  public let encoding: TextEncoding?
  /// The language the keys are in, where the file says so (`.xcstrings`).
  public let sourceLanguage: String?
  /// What is wrong, in the order of the places.
  public let problems: [FileProblem]
  /// Whether nothing could be read: the file is no text in any Unicode encoding, or no catalog at all.
  public let isUnreadable: Bool
  /// The file's bytes where they are not the source text itself.
  let original: [UInt8]?
  let contents: FileContents

  /// The entries in source order, duplicates kept.
  public var entries: CatalogEntries { CatalogEntries(contents: contents) }

  /// The locales of the entries as the file spells them, in order of appearance; empty where the file holds one (`.strings`).
  public var locales: [String] { contents.locales }

  /// Whether spans and places point into the file. They do not in a binary property list.
  public var hasPositions: Bool { notation != .binary }

  /// The first entry with a key.
  ///
  /// - Parameter locale: the locale as the file spells it, where the file holds several.
  public func entry(forKey key: String, locale: String? = nil) -> CatalogEntry? {
    firstIndex(ofKey: key, locale: locale).map { entries[$0] }
  }

  /// Where the first entry with a key stands in `entries`.
  package func firstIndex(ofKey key: String, locale: String? = nil) -> Int? {
    guard let number = number(ofLocale: locale) else { return nil }
    let bytes = Array(key.utf8)
    return contents.keys.firstIndex(of: bytes.span, locale: number, in: contents)
  }

  private func number(ofLocale locale: String?) -> UInt32? {
    guard let locale else { return 0 }
    return contents.locales.firstIndex(of: locale).map { UInt32($0 + 1) }
  }

  /// The entries whose key stands in the file before, each with the first entry of that key: as indices of `entries`.
  public var duplicates: [(entry: Int, first: Int)] { contents.duplicates }

  /// The comments before the first entry, without their marks; a table's style may be named there.
  public var headerComments: [String] { headerCommentSpans.map { CommentFinder.trimmed(contents, $0) } }

  /// Where each of `headerComments` stands, with its marks.
  package var headerCommentSpans: [Range<Int>] {
    guard contents.hasComments else { return [] }
    let end = contents.records.first.map { Int($0.key.start) } ?? contents.source.upperBound
    return CommentFinder.comments(in: contents.source.lowerBound..<end, of: contents)
  }

  // MARK: Places

  /// The source text of a span.
  public func source(of span: Range<Int>) -> String { contents.text(span.clamped(to: contents.source)) }

  /// The number of lines; an empty file has one.
  public var lineCount: Int { LineTable(contents).starts.count }

  /// Where a byte of the source text is.
  public func location(ofByte offset: Int) -> TextLocation { LineTable(contents).location(ofByte: offset) }

  /// The byte of the source text at a place: the way back from `location(ofByte:)`. Nil where there is no such line.
  package func offset(ofLine line: Int, column: Int) -> Int? {
    LineTable(contents).offset(ofLine: line, column: column)
  }

  /// The bytes of a line, counted from 1, without its line end; nil where there is no such line.
  package func span(ofLine line: Int) -> Range<Int>? {
    let lines = LineTable(contents)
    return lines.starts.indices.contains(line - 1) ? lines.bytes(ofLine: line - 1) : nil
  }

  /// The text of a line, counted from 1, without its line end; empty where there is no such line.
  public func text(ofLine line: Int) -> String {
    span(ofLine: line).map(contents.text) ?? ""
  }
}
