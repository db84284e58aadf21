/// How an entry stands in its file: which lines are its own, and what a neighbour has to look like.
struct EntryLayout {
  /// The entry with its own comments, from the first to the last.
  let block: Range<Int>
  /// The lines of the block with their line end, where nothing else stands on them; else the block.
  let lines: Range<Int>
  /// Whether the block has its lines to itself.
  let isAlone: Bool
  /// The blanks before the key on its line; empty where something else stands there.
  let indentation: String
  /// What stands between key and value: ` = `.
  let separator: String

  init(_ entry: CatalogEntry) {
    let contents = entry.contents
    let storage = contents.bytes
    let bytes = storage.span
    let finder = CommentFinder(contents, entry.record)
    block = finder.start()..<finder.end()
    let lineStart = Self.lineStart(bytes, beforeBlanksAt: block.lowerBound, textStart: contents.source.lowerBound)
    let afterBlock = bytes.endOfSpaces(from: block.upperBound)
    let lineEndLength = afterBlock < bytes.count ? bytes.lineEndLength(at: afterBlock) : 0
    if let lineStart, lineEndLength > 0 || afterBlock == bytes.count {
      isAlone = true
      lines = lineStart..<(afterBlock + lineEndLength)
    } else {
      isAlone = false
      lines = block
    }
    let key = entry.keySpan.lowerBound
    let keyLine = Self.lineStart(bytes, beforeBlanksAt: key, textStart: contents.source.lowerBound)
    indentation = keyLine.map { contents.text($0..<key) } ?? ""
    separator = Self.separator(entry)
  }

  static func lineStart(_ bytes: Span<UInt8>, of offset: Int, textStart: Int) -> Int {
    var start = offset
    while start > textStart, !bytes.isLineStart(start, textStart: textStart) { start -= 1 }
    return start
  }

  /// Where a line begins that has nothing but blanks before an offset; nil where something else stands there, of which a whole
  /// file may be made.
  private static func lineStart(_ bytes: Span<UInt8>, beforeBlanksAt offset: Int, textStart: Int) -> Int? {
    var start = offset
    while !bytes.isLineStart(start, textStart: textStart) {
      guard bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") else { return nil }
      start -= 1
    }
    return start
  }

  private static func separator(_ entry: CatalogEntry) -> String {
    guard !entry.isKeyOnly else { return " = " }
    let text = entry.contents.text(entry.keySpan.upperBound..<max(entry.keySpan.upperBound, entry.valueSpan.lowerBound))
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "=" || $0 == " " || $0 == "\t" }
    return isPlain ? text : " = "
  }
}
