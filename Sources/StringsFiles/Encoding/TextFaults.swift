/// What is wrong with the bytes of a UTF-8 text: found in one pass before anything is read.
struct TextFaults {
  /// The parts that are not UTF-8, each a maximal subpart as Unicode 16 §3.9 replaces it, in order.
  private(set) var malformed: [Range<Int>] = []
  /// Where U+0000 stands.
  private(set) var nuls: [Int] = []
  /// Whether faults were left out because there are too many.
  private(set) var isFull = false

  var isEmpty: Bool { malformed.isEmpty && nuls.isEmpty }

  /// No faults.
  init() {}

  /// Checks the bytes of a range.
  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    var offset = range.lowerBound
    let end = range.upperBound
    while offset < end {
      if offset &+ 8 <= end {
        let word = word(at: offset, in: bytes)
        let high = word & repeated(0x80)
        if zeroBytes(in: word) == 0 {
          // Skip what is ASCII; the rest begins with a byte that is not.
          offset &+= high == 0 ? 8 : high.trailingZeroBitCount >> 3
          if high == 0 { continue }
          // Japanese comes in runs of three-byte sequences.
          while offset &+ 8 <= end, Self.areTwoCommonSequences(at: offset, in: bytes) { offset &+= 6 }
          if offset == end || bytes[offset] < 0x80 { continue }
        }
      }
      let length = Self.sequenceLength(at: offset, in: bytes, end: end)
      if length > 0 {
        if bytes[offset] == 0 { add(nul: offset) }
        offset &+= length
      } else {
        add(malformed: offset..<(offset &- length))
        offset &-= length
      }
    }
  }

  /// Whether two sequences of three bytes begin at `offset` whose first bytes are E1…EC: nearly all of Japanese, and
  /// nothing in them needs a closer look.
  @inline(__always)
  private static func areTwoCommonSequences(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    let six = word(at: offset, in: bytes)
    guard six & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { return false }
    // Low halves of the first bytes, 1…12; below 1 and above 12 a bit of weight 16 appears.
    let lows = six & 0x0F00_000F
    return ((lows &+ 0x0300_0003) | (lows &+ 0x0F00_000F ^ 0x1000_0010)) & 0x1000_0010 == 0
  }

  /// The length of the valid sequence at `offset`, or minus the length of the part of one that has to be replaced.
  @inline(__always)
  static func sequenceLength(at offset: Int, in bytes: Span<UInt8>, end: Int) -> Int {
    // Table 3-7 of the Unicode Standard, well-formed UTF-8 byte sequences.
    let first = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return -1
    }
    guard offset &+ 1 < end, second.contains(bytes[offset &+ 1]) else { return -1 }
    var index = 2
    while index < length {
      guard offset &+ index < end, bytes[offset &+ index] & 0xC0 == 0x80 else { return -index }
      index &+= 1
    }
    return length
  }

  mutating func add(malformed range: Range<Int>) {
    if malformed.count < ReadingLimits.faultCount { malformed.append(range) } else { isFull = true }
  }

  mutating func add(nul offset: Int) {
    if nuls.count < ReadingLimits.faultCount { nuls.append(offset) } else { isFull = true }
  }
}
