import MessageFormatting

/// What a text shows in the style that its table is not in.
extension LintedText {
  /// Placeholders of the other style, which people read as they are written: `%@` and `%d` in ICU's style, `{name}` in a
  /// printf text. None of what may be prose, nor of what a value of the text is sure to be meant by
  /// (`lookalike-placeholder`).
  var placeholdersOfOtherStyle: [Range<Int>] {
    if facts.contains(.plural) || isOfOtherStyle { return [] }
    let found =
      switch style {
      case .icu: facts.contains(.percent) ? Self.sureConversions(in: string) : []
      case .printf: facts.contains(.braces) ? Self.names(in: string) : []
      }
    if found.isEmpty { return [] }
    let told = TextSpans(lookalikes.map(\.lookalike.span))
    return found.filter { !told.overlap($0) }
  }

  /// Whether a text has something like a placeholder of the other style at all.
  var mayHaveOtherStyle: Bool {
    facts.contains(style == .icu ? .percent : .braces) && !placeholdersOfOtherStyle.isEmpty
  }

  /// Conversions that nobody writes in prose: `50 %d'escompte` and `5%d` may be.
  private static func sureConversions(in string: String) -> [Range<Int>] {
    let bytes = Array(string.utf8)
    return PercentSign.all(in: string).filter { sign in
      guard case .conversion(let name, isSpaced: false) = sign.meaning else { return false }
      if sign.position != nil { return true }
      let isBehindNumber = bytes.endsInDigit(before: bytes.endOfNumber(before: sign.span.lowerBound))
      let isBeforeLetter = sign.span.upperBound < bytes.count && ASCII.isLetter(bytes[sign.span.upperBound])
      if name == "@" { return !isBehindNumber || !isBeforeLetter }
      return !isBehindNumber && !isBeforeLetter && usualConversions.contains(name)
    }.map(\.span)
  }

  /// Those that texts for people have; others begin words more often.
  private static let usualConversions: Set<String> = [
    "d", "i", "u", "f", "s", "ld", "li", "lu", "lld", "llu", "lf", "zd", "zu", "hd", "hhd",
  ]

  /// Names in braces.
  private static func names(in string: String) -> [Range<Int>] {
    let bytes = Array(string.utf8)
    var found: [Range<Int>] = []
    var open: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): open = index
      case UInt8(ascii: "}"):
        guard let start = open else { continue }
        open = nil
        if String(decoding: bytes[start + 1..<index], as: UTF8.self).isPlainName { found.append(start..<index + 1) }
      default: continue
      }
    }
    return found
  }
}
