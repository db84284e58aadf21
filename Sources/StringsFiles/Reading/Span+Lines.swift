/// Lines of a source text. A span always ends where the text ends.
extension Span<UInt8> {
  /// The number of bytes of the line end at `offset`: `LF`, `CR`, `CR LF`, U+2028 or U+2029; 0 where there is none.
  @inline(__always)
  func lineEndLength(at offset: Int) -> Int {
    switch self[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): offset &+ 1 < count && self[offset &+ 1] == UInt8(ascii: "\n") ? 2 : 1
    case 0xE2: offset &+ 2 < count && self[offset &+ 1] == 0x80 && self[offset &+ 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// The next line end at or after `offset`, or the end of the text. Looks at eight bytes at a time.
  func endOfLine(from offset: Int) -> Int {
    var offset = Swift.min(offset, count)
    let (feeds, returns, separators) = (repeated(UInt8(ascii: "\n")), repeated(UInt8(ascii: "\r")), repeated(0xE2))
    while offset < count {
      if offset &+ 8 <= count {
        let word = word(at: offset, in: self)
        let found = zeroBytes(in: word ^ feeds) | zeroBytes(in: word ^ returns) | zeroBytes(in: word ^ separators)
        guard found != 0 else {
          offset &+= 8
          continue
        }
        offset &+= found.trailingZeroBitCount >> 3
      }
      if lineEndLength(at: offset) > 0 { return offset }
      offset &+= 1
    }
    return offset
  }

  /// Whether a line begins at `offset`.
  func isLineStart(_ offset: Int, textStart: Int) -> Bool {
    offset == textStart || self[offset - 1] == UInt8(ascii: "\n") || self[offset - 1] == UInt8(ascii: "\r")
      || offset >= 3 && lineEndLength(at: offset - 3) == 3
  }

  /// The next byte at or after `offset` that is neither space nor tab.
  func endOfSpaces(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t") { offset &+= 1 }
    return offset
  }

  /// Whether one of the marks `<<<<<<<`, `|||||||`, `=======`, `>>>>>>>` stands at the start of a line.
  func isConflictMark(at offset: Int, textStart: Int) -> Bool {
    guard offset &+ 7 <= count else { return false }
    let byte = self[offset]
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: return false
    }
    guard isLineStart(offset, textStart: textStart) else { return false }
    for index in 1..<7 where self[offset + index] != byte { return false }
    return offset + 7 == count || self[offset + 7] != byte
  }

  /// Where the character at `offset` ends, or the bytes that one U+FFFD stands for.
  func endOfCharacter(from offset: Int) -> Int {
    offset < count ? offset + abs(TextFaults.sequenceLength(at: offset, in: self, end: count)) : count
  }

  /// The beginning of a range as a text for a sentence.
  func excerpt(_ range: Range<Int>, limit: Int = 40) -> String {
    var end = range.lowerBound
    // Five bytes for each character, or a letter under a heap of marks would be the whole text.
    while end < range.upperBound, end - range.lowerBound < limit * 5 { end = endOfCharacter(from: end) }
    end = Swift.min(end, range.upperBound)
    let text = String(decoding: (range.lowerBound..<end).map { self[$0] }, as: UTF8.self)
    return end == range.upperBound && text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
