/// Texts that differ from how they are written, one after the other. Their offsets go on where the source ends.
struct DecodedTexts {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes of the source.
  let base: Int
  /// The malformed parts of the source, in order.
  private let malformed: [Range<Int>]

  init(base: Int, malformed: [Range<Int>] = []) {
    self.base = base
    self.malformed = malformed
  }

  /// Hands over the texts, and keeps none.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The offset that the next byte gets.
  var end: Int { base &+ bytes.count }

  /// The malformed parts of the source that reach behind an offset.
  func malformed(from offset: Int) -> ArraySlice<Range<Int>> {
    guard !malformed.isEmpty else { return [] }
    var (low, high) = (0, malformed.count)
    while low < high {
      let middle = (low + high) / 2
      if malformed[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return malformed[low...]
  }

  /// Whether some bytes of a range are malformed.
  @inline(__always)
  func hasMalformed(in range: Range<Int>) -> Bool {
    guard !malformed.isEmpty, let next = malformed(from: range.lowerBound).first else { return false }
    return next.lowerBound < range.upperBound
  }

  /// Whether the decoded form of a range of the source fits; each of its bytes may become three.
  func hasRoom(for range: Range<Int>) -> Bool {
    end &+ range.count &* 3 <= ReadingLimits.textByteCount
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
  }

  /// Appends bytes of the source as they are.
  mutating func append(verbatim range: Range<Int>, of source: Span<UInt8>) {
    source.extracting(range).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes of the source, with U+FFFD for what is malformed.
  mutating func append(_ range: Range<Int>, of source: Span<UInt8>) {
    var offset = range.lowerBound
    for fault in malformed(from: offset) {
      guard fault.lowerBound < range.upperBound else { break }
      if offset < fault.lowerBound { append(verbatim: offset..<fault.lowerBound, of: source) }
      append("\u{FFFD}")
      offset = min(fault.upperBound, range.upperBound)
    }
    if offset < range.upperBound { append(verbatim: offset..<range.upperBound, of: source) }
  }
}
