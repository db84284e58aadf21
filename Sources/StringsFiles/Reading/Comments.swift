/// A comment in a source text.
struct Comment: Sendable {
  /// The text without the comment's marks and the blanks around it.
  var text: String
  /// The comment with its marks.
  var span: Range<Int>
}

/// Finds the comments in the blanks of an old-style file. Reading skips them; this is for those who ask.
enum Comments {
  static func inRange(_ range: Range<Int>, of contents: FileContents) -> [Comment] {
    let storage = contents.bytes
    let bytes = storage.span
    var comments: [Comment] = []
    var offset = range.lowerBound
    let scanner = StringsScanner(end: range.upperBound, position: range.lowerBound)
    while offset < range.upperBound {
      if bytes.hasText("//", at: offset) {
        let end = bytes.endOfLine(from: offset)
        comments.append(Comment(text: trimmed(contents, (offset + 2)..<end), span: offset..<end))
        offset = end
      } else if bytes.hasText("/*", at: offset) {
        let end = scanner.endOfComment(bytes, from: offset)
        let textEnd = end.map { $0 - 2 } ?? range.upperBound
        let commentEnd = end ?? range.upperBound
        comments.append(Comment(text: trimmed(contents, (offset + 2)..<textEnd), span: offset..<commentEnd))
        offset = commentEnd
      } else {
        offset += 1
      }
    }
    return comments
  }

  private static func trimmed(_ contents: FileContents, _ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, max(range.lowerBound, range.upperBound))
    let storage = contents.bytes
    let bytes = storage.span
    while start < end, ByteClass.isBlank(bytes[start]) { start += 1 }
    while end > start, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
    return contents.text(start..<end)
  }
}
