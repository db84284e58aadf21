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
    let lineStart = Self.lineStart(bytes, of: block.lowerBound, textStart: contents.source.lowerBound)
    let afterBlock = bytes.endOfSpaces(from: block.upperBound)
    let lineEndLength = afterBlock < bytes.count ? bytes.lineEndLength(at: afterBlock) : 0
    isAlone =
      bytes.endOfSpaces(from: lineStart) == block.lowerBound && (lineEndLength > 0 || afterBlock == bytes.count)
    lines = isAlone ? lineStart..<(afterBlock + lineEndLength) : block
    let keyLine = Self.lineStart(bytes, of: entry.keySpan.lowerBound, textStart: contents.source.lowerBound)
    let isKeyFirst = bytes.endOfSpaces(from: keyLine) == entry.keySpan.lowerBound
    indentation = isKeyFirst ? contents.text(keyLine..<entry.keySpan.lowerBound) : ""
    separator = Self.separator(entry)
  }

  static func lineStart(_ bytes: Span<UInt8>, of offset: Int, textStart: Int) -> Int {
    var start = offset
    while start > textStart, !bytes.isLineStart(start, textStart: textStart) { start -= 1 }
    return start
  }

  private static func separator(_ entry: CatalogEntry) -> String {
    guard !entry.isKeyOnly else { return " = " }
    let text = entry.contents.text(entry.keySpan.upperBound..<max(entry.keySpan.upperBound, entry.valueSpan.lowerBound))
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "=" || $0 == " " || $0 == "\t" }
    return isPlain ? text : " = "
  }
}
