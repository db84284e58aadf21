/// Characters that look like a blank or like nothing at all, by the names people look up.
enum StrayCharacter {
  static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{3000}": "an ideographic space (U+3000)"
    case "\u{A0}": "a no-break space (U+00A0)"
    case "\u{85}": "a next-line character (U+0085)"
    case "\u{FEFF}": "a byte order mark (U+FEFF)"
    case "\u{200B}": "a zero-width space (U+200B)"
    default:
      switch scalar.properties.generalCategory {
      case .spaceSeparator: "an unusual space (U+\(hexadecimal(scalar)))"
      case .format, .control: "an invisible character (U+\(hexadecimal(scalar)))"
      default: nil
      }
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
