/// The hash of keys: 64 bits, the same in every process, so that a constant can carry it.
///
/// Keys are written by developers, not by those a program serves, so the hash need not resist chosen keys. It multiplies
/// 64 by 64 bits and folds the halves, sixteen bytes a step, as wyhash does: a key is some thirty bytes, and a hash that
/// prepares for more costs more than the look-up.
enum KeyHash {
  /// What the hash of a key's first part starts from.
  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static let first: UInt64 = 0xA076_1D64_78BD_642F
  private static let second: UInt64 = 0xE703_7ED1_A0B4_28DB

  /// The hash of some bytes, continuing from the hash of what stands before them.
  @inline(__always)
  static func hash(_ bytes: RawSpan, from start: UInt64 = seed) -> UInt64 {
    let count = bytes.byteCount
    var state = start ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while count &- offset > 16 {
      state = folded(word(bytes, offset) ^ first, word(bytes, offset &+ 8) ^ state)
      offset &+= 16
    }
    // The last sixteen bytes overlap those before them; a shorter text is read as two halves that overlap.
    let low: UInt64
    let high: UInt64
    if count >= 16 {
      low = word(bytes, count &- 16)
      high = word(bytes, count &- 8)
    } else if count >= 8 {
      low = word(bytes, 0)
      high = word(bytes, count &- 8)
    } else if count >= 4 {
      low = halfWord(bytes, 0)
      high = halfWord(bytes, count &- 4)
    } else if count > 0 {
      low = byte(bytes, 0) << 16 | byte(bytes, count >> 1) << 8 | byte(bytes, count &- 1)
      high = 0
    } else {
      low = 0
      high = 0
    }
    return folded(second ^ UInt64(truncatingIfNeeded: count), folded(low ^ second, high ^ state))
  }

  /// The hash of a text, continuing from the hash of what stands before it.
  static func hash(_ text: StaticString, from start: UInt64 = seed) -> UInt64 {
    text.withUTF8Buffer { hash($0.span.bytes, from: start) }
  }

  /// The hash of a text, continuing from the hash of what stands before it.
  static func hash(_ text: String, from start: UInt64 = seed) -> UInt64 {
    text.withKeyBytes { hash($0.bytes, from: start) }
  }

  @inline(__always)
  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private static func halfWord(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    UInt64(bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  @inline(__always)
  private static func byte(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    UInt64(bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self))
  }
}

extension String {
  /// Runs `body` with the UTF-8 of a key. `utf8Span` would do, but is two calls that are not inlined, half of a look-up.
  @inline(__always)
  func withKeyBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
    var copy = self
    return copy.withUTF8 { body($0.span) }
  }
}
