/// A comment of an old-style file, by where it stands.
public struct EntryComment: Sendable, Hashable {
  /// Where a comment stands in relation to its entry.
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    /// Above the entry, with a blank line between; or a table's mark (`catalog: style=printf`), which is nobody's.
    case detached
    /// Directly above the entry, or before it on its line.
    case leading
    /// Between the parts of the entry.
    case inner
    /// Behind the entry on its line.
    case trailing
  }

  /// The text without the comment's marks and the blanks around it.
  public let text: String
  /// The comment with its marks.
  public let span: Range<Int>
  /// Where it stands.
  public let placement: Placement
}

/// Finds the comments of an entry. Reading skips them; this is for those who ask.
struct CommentFinder {
  private let contents: FileContents
  private let record: EntryRecord

  init(_ contents: FileContents, _ record: EntryRecord) {
    self.contents = contents
    self.record = record
  }

  /// Every comment of the entry, in order.
  func comments() -> [EntryComment] {
    let leading = leadingComments()
    let inner = [
      Int(record.key.end)..<max(Int(record.key.end), Int(record.value.start)),
      max(Int(record.key.end), Int(record.value.end))..<Int(record.end),
    ].filter { !$0.isEmpty }.flatMap { Self.comments(in: $0, of: contents) }.map { comment($0, .inner) }
    return leading + inner + trailingComments()
  }

  /// The comments behind the entry, in order.
  func trailingComments() -> [EntryComment] { trailingSpans().map { comment($0, .trailing) } }

  /// The comments above the entry: those behind the last blank line are its own.
  func leadingComments() -> [EntryComment] {
    contents.lastComments.value(for: record.key.start, findLeadingComments)
  }

  private func findLeadingComments() -> [EntryComment] {
    let spans = leadingSpans()
    let bytes = contents.bytes
    let text = bytes.span
    var firstOwn = spans.count
    var next = Int(record.key.start)
    while firstOwn > 0 {
      let span = spans[firstOwn - 1]
      let trimmed = Self.trimmed(contents, span)
      guard !Self.hasBlankLine(text, span.upperBound..<next),
        EntryComment.mark(in: trimmed) == nil || EntryComment.isUntranslatedMark(trimmed)
      else { break }
      firstOwn -= 1
      next = span.lowerBound
    }
    return spans.enumerated().map { comment($1, $0 < firstOwn ? .detached : .leading) }
  }

  /// Where the entry begins with its own comments.
  func start() -> Int {
    leadingComments().first { $0.placement == .leading }?.span.lowerBound ?? Int(record.key.start)
  }

  /// Where the entry ends with the comments behind it.
  func end() -> Int { trailingSpans().last?.upperBound ?? Int(record.end) }

  private func comment(_ span: Range<Int>, _ placement: EntryComment.Placement) -> EntryComment {
    EntryComment(text: Self.trimmed(contents, span), span: span, placement: placement)
  }

  private func leadingSpans() -> [Range<Int>] {
    let bytes = contents.bytes
    var start = Int(record.leadingStart)
    // What stands behind the entry before, on its line, is that entry's.
    if start > contents.source.lowerBound, !bytes.span.isLineStart(start, textStart: contents.source.lowerBound) {
      start = Self.trailing(bytes.span, from: start, limit: Int(record.key.start)).last?.upperBound ?? start
    }
    return Self.comments(in: start..<max(start, Int(record.key.start)), of: contents)
  }

  private func trailingSpans() -> [Range<Int>] {
    let bytes = contents.bytes
    return Self.trailing(bytes.span, from: Int(record.end), limit: startOfNextEntry())
  }

  /// Where the next entry begins, or the text ends. No comment behind an entry reaches further: one that is not closed
  /// would be looked through to the end of the file, for each entry again.
  private func startOfNextEntry() -> Int {
    let records = contents.records
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].key.start <= record.key.start { low = middle + 1 } else { high = middle }
    }
    return low < records.count ? Int(records[low].key.start) : contents.source.upperBound
  }

  /// The comments from an offset to the end of its line, if nothing but comments stands there.
  private static func trailing(_ bytes: Span<UInt8>, from start: Int, limit: Int) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var offset = start
    let scanner = StringsScanner(end: limit, position: start)
    while true {
      offset = bytes.endOfSpaces(from: offset)
      // On the same line another entry follows, and they are its own.
      if offset >= limit, limit < bytes.count { return [] }
      guard offset < limit, bytes.lineEndLength(at: offset) == 0 else { return spans }
      let end: Int
      if bytes.hasText("//", at: offset) {
        end = min(bytes.endOfLine(from: offset), limit)
      } else if bytes.hasText("/*", at: offset), let close = scanner.endOfComment(bytes, from: offset) {
        end = close
      } else {
        return []
      }
      spans.append(offset..<end)
      offset = end
    }
  }

  /// The comments in a part of a file that holds nothing but blanks and comments, and perhaps what recovery skipped.
  static func comments(in range: Range<Int>, of contents: FileContents) -> [Range<Int>] {
    let storage = contents.bytes
    let bytes = storage.span
    var comments: [Range<Int>] = []
    var offset = range.lowerBound
    let scanner = StringsScanner(end: range.upperBound, position: range.lowerBound)
    while offset < range.upperBound {
      if bytes.hasText("//", at: offset) {
        let end = min(bytes.endOfLine(from: offset), range.upperBound)
        comments.append(offset..<end)
        offset = end
      } else if bytes.hasText("/*", at: offset) {
        let end = scanner.endOfComment(bytes, from: offset) ?? range.upperBound
        comments.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
    return comments
  }

  /// The text of a comment without its marks and the blanks around it.
  static func trimmed(_ contents: FileContents, _ span: Range<Int>) -> String {
    let storage = contents.bytes
    let bytes = storage.span
    var (start, end) = (min(span.lowerBound + 2, span.upperBound), span.upperBound)
    if bytes.hasText("/*", at: span.lowerBound), end - 2 >= start, bytes.hasText("*/", at: end - 2) { end -= 2 }
    while start < end, ByteClass.isBlank(bytes[start]) { start += 1 }
    while end > start, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
    return contents.text(start..<end)
  }

  /// Whether a line between two places is blank.
  static func hasBlankLine(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var lineEnds = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = bytes.lineEndLength(at: offset)
      if length > 0 { lineEnds += 1 }
      offset += max(length, 1)
    }
    return lineEnds > 1
  }
}
