/// Where the lines of a source text begin. Made when someone asks for a place, not while reading.
struct LineTable {
  private let contents: FileContents
  /// The offset of the first byte of each line.
  let starts: [UInt32]

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
    var offset = contents.source.lowerBound
    while offset < end {
      let length = bytes.lineEndLength(at: offset)
      offset += max(length, 1)
      if length > 0 { starts.append(UInt32(offset)) }
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
    let storage = contents.bytes
    let bytes = storage.span
    var end = start
    while end < contents.source.upperBound,
      bytes.lineEndLength(at: end) == 0
    {
      end += 1
    }
    return start..<end
  }

  /// The place of a byte.
  func location(ofByte offset: Int) -> TextLocation {
    let offset = min(max(offset, contents.source.lowerBound), contents.source.upperBound)
    let line = line(ofByte: offset)
    let start = Int(starts[line])
    return TextLocation(
      line: line + 1,
      column: offset - start + 1,
      displayColumn: DisplayColumns.width(of: contents.text(start..<offset)) + 1
    )
  }
}
