/// Eight copies of a byte.
@inline(__always)
func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

/// The high bit of every byte of `word` that is zero, exact up to and including the lowest one.
@inline(__always)
func zeroBytes(in word: UInt64) -> UInt64 { (word &- repeated(0x01)) & ~word & repeated(0x80) }

/// The eight bytes at `offset`, the first of them lowest.
@inline(__always)
func word(at offset: Int, in bytes: Span<UInt8>) -> UInt64 {
  UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
}

/// The offset of the next `first` or `second` at or after `start` and before `end`, or `end`.
///
/// This is the one loop every long text goes through, so it looks at eight bytes at a time.
@inline(__always)
func offset(of first: UInt8, or second: UInt8, from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int {
  var offset = start
  let (firsts, seconds) = (repeated(first), repeated(second))
  while offset &+ 8 <= end {
    let word = word(at: offset, in: bytes)
    let found = zeroBytes(in: word ^ firsts) | zeroBytes(in: word ^ seconds)
    if found != 0 { return offset &+ found.trailingZeroBitCount >> 3 }
    offset &+= 8
  }
  while offset < end, bytes[offset] != first, bytes[offset] != second { offset &+= 1 }
  return min(offset, end)
}

/// The offset of the next quotation mark, backslash or control character of ASCII at or after `start` and before `end`, or
/// `end`: what is not plain in a JSON string.
@inline(__always)
func offsetOfSpecial(inJSONStringFrom start: Int, to end: Int, in bytes: Span<UInt8>) -> Int {
  var offset = start
  let (marks, backslashes) = (repeated(UInt8(ascii: "\"")), repeated(UInt8(ascii: "\\")))
  while offset &+ 8 <= end {
    let word = word(at: offset, in: bytes)
    // Exact up to and including the lowest byte, as `zeroBytes` is.
    let controls = (word &- repeated(0x20)) & ~word & repeated(0x80)
    let found = zeroBytes(in: word ^ marks) | zeroBytes(in: word ^ backslashes) | controls
    if found != 0 { return offset &+ found.trailingZeroBitCount >> 3 }
    offset &+= 8
  }
  while offset < end, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\"), bytes[offset] >= 0x20 {
    offset &+= 1
  }
  return min(offset, end)
}

extension Span<UInt8> {
  /// Whether `text` stands at `offset`.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset &+ length <= count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where self[offset &+ index] != buffer[index] { return false }
      return true
    }
  }
}
