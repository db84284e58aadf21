import CCatalogICU

/// How many columns of a terminal a text takes.
///
/// East Asian Width (UAX #11) by grapheme cluster (UAX #29): wide and fullwidth characters and emoji take two columns, marks that combine and
/// invisible characters none, control characters none. Ambiguous characters take one.
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
    var width = 0
    for scalar in cluster.unicodeScalars {
      // U+FE0F asks for the emoji form of what it follows.
      if scalar == "\u{FE0F}", width == 1 { return 2 }
      width = max(width, columns(of: scalar))
    }
    return width
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if catalog_icu_is_default_ignorable(scalar.value) { return 0 }
    return catalog_icu_is_wide(scalar.value) ? 2 : 1
  }
}
