extension FileProblem.StrayCharacter {
  /// What a character is that looks like a blank or like nothing at all; nil of any other.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{3000}": self = .ideographicSpace
    case "\u{A0}": self = .noBreakSpace
    case "\u{85}": self = .nextLine
    case "\u{FEFF}": self = .byteOrderMark
    case "\u{200B}": self = .zeroWidthSpace
    default:
      switch scalar.properties.generalCategory {
      case .spaceSeparator: self = .otherSpace
      case .format, .control: self = .invisible
      default: return nil
      }
    }
  }
}

extension FileProblem.Kind {
  /// The fault that a character is outside of strings; nil where people see it.
  static func strayCharacter(_ scalar: Unicode.Scalar) -> Self? {
    FileProblem.StrayCharacter(scalar).map { character in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return .strayCharacter(character: character, number: number)
    }
  }
}
