/// How many columns of a terminal a text takes: enough to put a caret under the right place.
///
/// The renderers measure with ICU; this reader stands below it and knows only the blocks that are wide throughout
/// (UAX #11, W and F) and the ones that take no column.
enum DisplayColumns {
  static func width(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x300: 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }
}
