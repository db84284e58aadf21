/// Finds where a comment may ask the linter to look away, be it as it should or nearly so: hardly any file or line has to be
/// looked at closely.
package enum IgnoreSearch {
  /// Where something looks like `catalog-lint` or like `lint:ignore`, in any case, as offsets of bytes inside, in order.
  package static func offsets(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var offsets: [Int] = []
    // Both words have a `g`, and most texts have few. Whole tables are gone over, so eight bytes at a time.
    var start = 0
    while start &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      let other = (word | repeated(0x20)) ^ repeated(UInt8(ascii: "g"))
      // The high bit of every byte that is zero; bytes above it may seem so, and are looked at.
      var found = (other &- repeated(0x01)) & ~other & repeated(0x80)
      while found != 0 {
        add(start &+ found.trailingZeroBitCount >> 3, of: bytes, to: &offsets)
        found &= found &- 1
      }
      start &+= 8
    }
    for offset in start..<bytes.count { add(offset, of: bytes, to: &offsets) }
    return offsets
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Adds the offset of a `g` where one of the words is around it.
  @inline(__always)
  private static func add(_ offset: Int, of bytes: UnsafeRawBufferPointer, to offsets: inout [Int]) {
    guard offset > 0, offset &+ 1 < bytes.count else { return }
    let isLikely = bytes[offset &- 1] | 0x20 == UInt8(ascii: "o") || bytes[offset &+ 1] | 0x20 == UInt8(ascii: "n")
    if isLikely, isName(bytes, endingAt: offset) || isAsking(bytes, around: offset) { offsets.append(offset) }
  }

  /// Whether `catalog` ends at an offset, and `lint` follows, with no more than a sign between.
  private static func isName(_ bytes: UnsafeRawBufferPointer, endingAt offset: Int) -> Bool {
    guard has("catalog", endingAt: offset, in: bytes), mayBegin(bytes, at: offset - 6) else { return false }
    let next = has("ue", at: offset + 1, in: bytes) ? offset + 3 : offset + 1
    // A dash of another kind takes three bytes.
    guard let gap = (0...3).first(where: { has("lint", at: next + $0, in: bytes) }) else { return false }
    // Files that the tool has written begin with such a mark.
    return !has(":generated", at: next + gap + 4, in: bytes)
  }

  /// Whether the `g` of `ignore` stands at an offset, with `lint` and a colon before it.
  private static func isAsking(_ bytes: UnsafeRawBufferPointer, around offset: Int) -> Bool {
    guard has("ignore", at: offset - 1, in: bytes) else { return false }
    let colon = lastVisible(bytes, before: offset - 1)
    guard colon >= 0, bytes[colon] == UInt8(ascii: ":") else { return false }
    var start = lastVisible(bytes, before: colon)
    guard has("lint", endingAt: start, in: bytes) else { return false }
    while start > 0, isPartOfName(bytes[start - 1]) { start -= 1 }
    return mayBegin(bytes, at: start)
  }

  /// Whether a line of a comment may begin at an offset: one of a string catalog begins with its text, or behind an escape.
  private static func mayBegin(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let before = lastVisible(bytes, before: start)
    guard before >= 0 else { return true }
    switch bytes[before] {
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "\""), 0x0A, 0x0D: return true
    default: return bytes[before] == UInt8(ascii: "n") && before > 0 && bytes[before - 1] == UInt8(ascii: "\\")
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// The last byte that is no blank; -1 where there is none.
  private static func lastVisible(_ bytes: UnsafeRawBufferPointer, before end: Int) -> Int {
    var offset = end - 1
    while offset >= 0, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset -= 1 }
    return offset
  }

  private static func has(_ word: StaticString, endingAt end: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    has(word, at: end - word.utf8CodeUnitCount + 1, in: bytes)
  }

  /// - Parameter word: small letters alone.
  private static func has(_ word: StaticString, at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start >= 0, start + length <= bytes.count else { return false }
    return word.withUTF8Buffer { word in (0..<length).allSatisfy { bytes[start + $0] | 0x20 == word[$0] } }
  }
}
