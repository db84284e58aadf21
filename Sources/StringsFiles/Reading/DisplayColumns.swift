/// How many columns of a terminal a text takes: enough to put a caret under the right place.
///
/// The renderers measure with ICU; this reader stands below it and knows only the blocks that are wide throughout
/// (UAX #11, W and F) and the ones that take no column.
enum DisplayColumns {
  /// The width of a part of a text. What is no UTF-8 takes the column of the U+FFFD that stands for it.
  static func width(of bytes: Span<UInt8>, in range: Range<Int>) -> Int {
    var (width, offset) = (0, range.lowerBound)
    while offset < range.upperBound {
      let length = TextFaults.sequenceLength(at: offset, in: bytes, end: range.upperBound)
      width &+= length > 1 ? self.width(of: scalarValue(at: offset, length: length, in: bytes)) : 1
      offset &+= abs(length)
    }
    return width
  }

  /// The scalar that a sound sequence of two to four bytes encodes.
  private static func scalarValue(at offset: Int, length: Int, in bytes: Span<UInt8>) -> UInt32 {
    var value = UInt32(bytes[offset]) & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset &+ index]) & 0x3F }
    return value
  }

  private static func width(of value: UInt32) -> Int {
    switch value {
    case ..<0x300: 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      2
    default:
      switch Unicode.Scalar(value)?.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }
}
