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
      // At the start of a sequence: the blocks that need no closer look, and then one sequence.
      offset = Self.endOfPlainBlocks(bytes, from: offset, to: end)
      let blockEnd = min(offset &+ Self.blockLength, end)
      while offset < blockEnd {
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
  }

  private static let blockLength = 64

  /// Goes over blocks of sound text that hold only what Table 3-7 allows without conditions: ASCII except U+0000, first
  /// bytes C2…DF, E1…EC, EE and EF, and continuations where they belong. Returns the start of a sequence.
  ///
  /// A byte has to be a continuation exactly where the byte before is a first byte or the second before one of three;
  /// so eight bytes are compared with the eight that begin one and two bytes earlier. Only high bits count.
  @inline(__always)
  private static func endOfPlainBlocks(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    // The two bytes before a block are looked at as well.
    guard start &+ blockLength &+ 2 <= end, bytes[start] < 0x80, bytes[start] != 0, bytes[start + 1] < 0x80,
      bytes[start + 1] != 0
    else { return start }
    // The places are in bounds by the conditions here; only without a check for each does the compiler make vectors.
    return bytes.withUnsafeBytes { raw in
      var offset = start &+ 2
      while offset &+ blockLength <= end {
        var faults: UInt64 = 0
        for part in 0..<8 {
          let place = offset &+ part &* 8
          let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          let before = raw.loadUnaligned(fromByteOffset: place &- 1, as: UInt64.self)
          let twoBefore = raw.loadUnaligned(fromByteOffset: place &- 2, as: UInt64.self)
          let isContinuation = word & ~(word &<< 1)
          let isDue = before & (before &<< 1) | twoBefore & (twoBefore &<< 1) & (twoBefore &<< 2)
          faults |= isContinuation ^ isDue
          faults |= (word &- repeated(0x01)) & ~word
          faults |= word & (word &<< 1) & (word &<< 2) & (word &<< 3)
          let (overlong, surrogate) = (word ^ repeated(0xE0), word ^ repeated(0xED))
          let ascii = (word & repeated(0xFE)) ^ repeated(0xC0)
          faults |= (overlong &- repeated(0x01)) & ~overlong
          faults |= (surrogate &- repeated(0x01)) & ~surrogate
          faults |= (ascii &- repeated(0x01)) & ~ascii
        }
        if faults & repeated(0x80) != 0 { break }
        offset &+= blockLength
      }
      // The last block may end in a sequence: go back to its start.
      while offset > start, raw[offset &- 1] >= 0x80 {
        offset &-= 1
        if raw[offset] >= 0xC0 { break }
      }
      return offset
    }
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
