/// Where the lines of a source text begin, as compilers count them: after `LF`, `CR LF` and `CR`. Git, grep and web pages count
/// no other line ends either, though U+2028 and U+2029 end a comment for Foundation. Made when someone asks for a place, not
/// while reading.
struct LineTable {
  private let contents: FileContents
  /// The offset of the first byte of each line.
  let starts: [UInt32]

  /// How many bytes of a line are measured in columns of a terminal.
  private static let measuredLength = 4096

  /// How many bytes U+2028 and U+2029 have; other line ends have fewer.
  private static let separatorLength = 3

  init(_ contents: FileContents) {
    self.contents = contents
    starts = contents.lineStarts
  }

  /// Goes over the whole text; `FileContents` keeps the result.
  static func starts(of contents: FileContents) -> [UInt32] {
    var starts = [UInt32(contents.source.lowerBound)]
    let storage = contents.bytes
    let bytes = storage.span
    let end = contents.source.upperBound
    var offset = bytes.endOfLine(from: contents.source.lowerBound)
    while offset < end {
      let length = bytes.lineEndLength(at: offset)
      offset += length
      if length < Self.separatorLength { starts.append(UInt32(offset)) }
      offset = bytes.endOfLine(from: offset)
    }
    return starts
  }

  /// The number of the line that holds a byte, from 0.
  func line(ofByte offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line, from 0, without its line end.
  func bytes(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line])
    guard line + 1 < starts.count else { return start..<contents.source.upperBound }
    let bytes = contents.bytes
    var end = Int(starts[line + 1]) - 1
    if bytes[end] == UInt8(ascii: "\n"), end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Where a column of a line is, in UTF-8 bytes and both counted from 1; nil where there is no such line.
  func offset(ofLine line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1) else { return nil }
    return min(Int(starts[line - 1]) + max(0, column - 1), contents.source.upperBound)
  }

  /// The place of a byte.
  func location(ofByte offset: Int) -> TextLocation {
    let offset = min(max(offset, contents.source.lowerBound), contents.source.upperBound)
    let line = line(ofByte: offset)
    let start = Int(starts[line])
    // No terminal shows a line longer than this; measuring it all for each place would cost the file each time.
    let measured = min(offset, start + Self.measuredLength)
    let storage = contents.bytes
    let width = DisplayColumns.width(of: storage.span, in: start..<measured)
    return TextLocation(line: line + 1, column: offset - start + 1, displayColumn: width + offset - measured + 1)
  }
}
