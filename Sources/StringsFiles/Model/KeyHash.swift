/// Hashes of keys: eight bytes at a time, multiplied and folded.
enum KeyHash {
  /// A seed for each process: a file whose keys collide in one does not slow the next one down.
  private static let seed = UInt64.random(in: .min ... .max)

  /// The hash of a text in the source or behind it.
  @inline(__always)
  static func hash(_ source: Span<UInt8>, _ decoded: DecodedTexts, text: Range<Int>) -> UInt32 {
    guard text.upperBound > decoded.base else { return hash(source, in: text) }
    return hash(decoded.bytes.span, in: (text.lowerBound &- decoded.base)..<(text.upperBound &- decoded.base))
  }

  static func hash(_ bytes: Span<UInt8>, in range: Range<Int>) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      hash = mix(hash ^ word(at: offset, in: bytes))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < range.upperBound {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    return UInt32(truncatingIfNeeded: mix(hash ^ rest))
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
