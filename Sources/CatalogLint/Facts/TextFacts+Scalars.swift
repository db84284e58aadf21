extension TextFacts {
  /// What a character tells.
  init(ofScalar scalar: Unicode.Scalar) {
    self = scalar.isASCII ? TextFacts(of: String(scalar)) : TextFacts(ofScalar: scalar.value)
  }

  /// What a character beyond ASCII tells.
  ///
  /// The blocks of Unicode that hold one script each (Blocks.txt) stand for it where Scripts.txt has nothing else in them
  /// that an interface would show.
  @inline(__always)
  init(ofScalar value: UInt32) {
    switch value {
    // The three that nearly all Japanese text is made of.
    case 0x4E00...0x9FFF: self = .han
    case 0x3041...0x3096, 0x309D...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF: self = .katakana
    // Its commas, stops, brackets and the middle dot.
    case 0x3001...0x3003, 0x3008...0x3020, 0x30FB: self = .otherSign
    default: self.init(ofRareScalar: value)
    }
  }

  private init(ofRareScalar value: UInt32) {
    switch value {
    case ..<0x2000: self.init(ofAlphabet: value)
    case 0x2000...0x2BFF: self.init(ofSign: value)
    case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3400...0x4DBF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      self = .han
    case 0x31F0...0x31FF, 0x32D0...0x32FE, 0x3300...0x3357, 0x1B000, 0x1B120...0x1B122, 0x1B155, 0x1B164...0x1B167:
      self = .katakana
    case 0x1B001...0x1B11F, 0x1B132, 0x1B150...0x1B152: self = .hiragana
    case 0x3164: self = .invisible
    case 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: self = .hangul
    case 0x2C60...0x2C7F, 0xA722...0xA787, 0xA78B...0xA7FF, 0xAB30...0xAB64, 0xAB66...0xAB69, 0xFB00...0xFB06,
      0x1DF00...0x1DF2A:
      self = .latin
    case 0xAB65: self = .greek
    case 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0xFB1D...0xFB4F: self = .hebrew
    case 0xFDD0...0xFDEF: self = [.unassigned, .otherSign]
    case 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10EC2...0x10EC4, 0x1EE00...0x1EEBB: self = .arabic
    case 0x3000: self = .ideographicSpace
    case 0x3099, 0x309A: self = [.combiningMark, .otherSign]
    case 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0xE0000...0xE00FF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE01F0...0xE0FFF:
      self = .invisible
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .variationSelector
    case 0xFE5B, 0xFE5C: self = [.braceLookalike, .otherSign]
    case 0xFE6A: self = [.percentLookalike, .otherSign]
    case 0xFF01...0xFFEF: self.init(ofWidthForm: value)
    case 0xFFFD: self = [.replacementCharacter, .otherSign]
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: self = [.unassigned, .otherSign]
    default:
      self = value & 0xFFFE == 0xFFFE ? [.unassigned, .otherSign] : TextFacts(ofUnlistedScalar: value)
    }
  }

  /// U+0080 to U+1FFF: the alphabets.
  private init(ofAlphabet value: UInt32) {
    switch value {
    case 0x85: self = .lineBreak
    case 0x80...0x9F: self = .control
    case 0xA0: self = .noBreakSpace
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5: self = .invisible
    case 0xAB, 0xBB: self = [.typographicQuote, .otherSign]
    case 0xD7, 0xF7: self = .otherSign
    case 0x03E2...0x03EF: self = .otherScript
    case 0x1D2B, 0x1D78: self = .cyrillic
    case 0x1D26...0x1D2A: self = .greek
    case 0xAA, 0xBA, 0xC0...0x02B8, 0x1D00...0x1DBE, 0x1E00...0x1EFF: self = .latin
    case 0x0300...0x036F: self = [.combiningMark, .otherSign]
    case 0x037E, 0x0387: self = .otherSign
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self = .greek
    case 0x0400...0x052F, 0x1C80...0x1C8F: self = .cyrillic
    case 0x0591...0x05F4: self = .hebrew
    case 0x061C: self = .bidiMark
    case 0x066A: self = [.percentLookalike, .otherSign]
    case 0x0660...0x0669, 0x06F0...0x06F9: self = [.otherDigits, .otherSign]
    case 0x060C, 0x061B, 0x061F: self = .otherSign
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF: self = .arabic
    case 0x1100...0x11FF: self = .hangul
    case 0x1680: self = .unusualSpace
    case 0x180B...0x180D, 0x180F: self = .variationSelector
    case 0x180E: self = .invisible
    default: self.init(ofUnlistedScalar: value)
    }
  }

  /// U+2000 to U+2BFF: punctuation and symbols.
  private init(ofSign value: UInt32) {
    switch value {
    case 0x2000...0x200A, 0x205F: self = .unusualSpace
    case 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F: self = .invisible
    case 0x200E, 0x200F: self = .bidiMark
    case 0x2018...0x201F, 0x2039, 0x203A: self = [.typographicQuote, .otherSign]
    case 0x2028, 0x2029: self = .lineBreak
    case 0x202A...0x202E: self = .bidiOverride
    case 0x202F: self = .noBreakSpace
    case 0x2066...0x2069: self = .bidiIsolate
    case 0x2071, 0x207F, 0x2090...0x209C, 0x212A, 0x212B, 0x2132, 0x214E, 0x2160...0x2188: self = .latin
    case 0x2126: self = .greek
    case 0x2100...0x214F: self.init(ofUnlistedScalar: value)
    default: self = .otherSign
    }
  }

  /// U+FF01 to U+FFEF: the other widths of what stands elsewhere.
  private init(ofWidthForm value: UInt32) {
    switch value {
    case 0xFF01: self = [.fullwidthForm, .exclamationMark, .otherSign]
    case 0xFF05: self = [.fullwidthForm, .percentLookalike, .otherSign]
    case 0xFF10...0xFF19: self = [.fullwidthForm, .otherDigits, .otherSign]
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = [.fullwidthForm, .latin]
    case 0xFF5B, 0xFF5D: self = [.fullwidthForm, .braceLookalike, .otherSign]
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: self = [.fullwidthForm, .otherSign]
    case 0xFF66...0xFF9F: self = [.katakana, .halfwidthKatakana]
    case 0xFFA0...0xFFDC: self = .hangul
    default: self = .otherSign
    }
  }

  /// Of what is in no range above only its general category is told.
  private init(ofUnlistedScalar value: UInt32) {
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: self = .otherScript
    case .decimalNumber: self = [.otherDigits, .otherSign]
    case .privateUse, .unassigned: self = [.unassigned, .otherSign]
    default: self = .otherSign
    }
  }
}
