extension LegacyEncoding {
  /// The characters of a text that are not ASCII, each with all of its bytes: the second byte of one in Shift_JIS may be
  /// that of a backslash.
  func foreignCharacters(in bytes: Span<UInt8>) -> [Range<Int>] {
    var characters: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let length = foreignLength(at: offset, in: bytes)
      if length > 0 { characters.append(offset..<(offset + length)) }
      offset += max(length, 1)
    }
    return characters
  }

  /// The number of bytes of the foreign character at an offset; 0 where there is one of ASCII.
  private func foreignLength(at offset: Int, in bytes: Span<UInt8>) -> Int {
    let first = bytes[offset]
    switch self {
    case .iso2022JP: return first == 0x1B ? switchedLength(at: offset, in: bytes) : first >= 0x80 ? 1 : 0
    case .shiftJIS where (0x81...0x9F).contains(first) || (0xE0...0xFC).contains(first):
      guard offset + 1 < bytes.count else { return 1 }
      let second = bytes[offset + 1]
      return (0x40...0xFC).contains(second) && second != 0x7F ? 2 : 1
    case .shiftJIS, .eucJP, .latin1, .windows1252, .macRoman: return first >= 0x80 ? 1 : 0
    }
  }

  /// What stands between the switch to JIS X 0208 and the one back, with both; never more than a line.
  private func switchedLength(at start: Int, in bytes: Span<UInt8>) -> Int {
    // ESC $ B, ESC $ @ and ESC ( B, ESC ( J.
    guard bytes.hasText("$", at: start + 1) else { return min(3, bytes.count - start) }
    var offset = start + 1
    while offset < bytes.count, bytes.lineEndLength(at: offset) == 0 {
      if bytes[offset] == 0x1B, bytes.hasText("(", at: offset + 1) { return min(offset + 3, bytes.count) - start }
      offset += 1
    }
    return offset - start
  }
}
