import CCatalogICU

/// How many columns of a terminal a text takes.
///
/// East Asian Width (UAX #11) by grapheme cluster (UAX #29): wide and fullwidth characters and emoji take two columns, marks that combine and
/// invisible characters none, control characters none. Ambiguous characters take one. What terminals have agreed on beyond the standard
/// follows Python's wcwidth.
public enum DisplayWidth {
  /// The columns of a text.
  public static func columns(of text: some StringProtocol) -> Int {
    var ascii = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return text.reduce(0) { $0 + columns(of: $1) } }
      if byte >= 0x20, byte != 0x7F { ascii += 1 }
    }
    return ascii
  }

  private static func columns(of cluster: Character) -> Int {
    var columns = 0
    var base: Unicode.Scalar?
    var previous: Unicode.Scalar?
    var joinsNext = false
    for scalar in cluster.unicodeScalars {
      defer { previous = scalar }
      if joinsNext {
        // What a zero width joiner joins to an emoji is drawn within it.
        joinsNext = false
        continue
      }
      let width = self.columns(of: scalar)
      switch scalar {
      case "\u{200D}": joinsNext = previous?.properties.canonicalCombiningClass != .virama
      // The variation selector asks for the emoji form of what it follows.
      case "\u{FE0F}": if columns == 1, base?.properties.isEmoji == true { columns = 2 }
      case "\u{1F3FB}"..."\u{1F3FF}": if base?.properties.isEmojiModifierBase != true { columns += width }
      case "\u{1F1E6}"..."\u{1F1FF}": columns = 2
      default:
        // A consonant joined to the one before, and a vowel sign that stands beside it, take one more column together.
        let joined = base != nil && previous?.properties.canonicalCombiningClass == .virama && width == 1
        let beside = base != nil && scalar.properties.generalCategory == .spacingMark
        columns += joined || beside ? (columns < 2 ? 1 : 0) : width
      }
      if base == nil, width > 0 { base = scalar }
    }
    return columns
  }

  /// The columns of a scalar that stands alone.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0..<0xA0: return 0
    // A soft hyphen is drawn as a hyphen; the vowels and finals of Hangul syllables are drawn into the initial before them.
    case 0xAD: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x115F, 0x1F1E6...0x1F1FF: return 2
    // Wide since Unicode 16; the ICU at hand may be older.
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376: return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if catalog_icu_is_invisible(scalar.value) { return 0 }
    return catalog_icu_is_wide(scalar.value) ? 2 : 1
  }
}
