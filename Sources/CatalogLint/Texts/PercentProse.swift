import MessageFormatting

/// Tells the percent signs of prose from those that a value goes into.
///
/// A number directly before the sign and a word directly behind it show prose: `50%OFF`, `5%discount`. Where the word would
/// be a whole conversion (`5%d`, `50%d'escompte`), a space stands before the sign (`50 %off`, but `Disk 2 %dMB`), or another
/// value in the place of the number (`%d%OFF`), what the base and the error have to show decides.
struct PercentProse {
  private let text: LintedText
  private let wording: Wording
  private let bytes: [UInt8]
  private let signs: [PercentSign]

  init(of wording: Wording, in text: LintedText, signs: [PercentSign]) {
    self.text = text
    self.wording = wording
    self.signs = signs
    bytes = Array(wording.text.utf8)
  }

  /// Whether a sign is one of prose.
  ///
  /// - Parameters:
  ///   - index: which of the signs.
  ///   - isUnit: whether it stands directly behind a value.
  mutating func holds(_ index: Int, isUnit: Bool) -> Bool {
    let sign = signs[index]
    switch sign.meaning {
    case .sign, .variable, .chosenNumber, .octet: return false
    case .nothing: return isUnit || isLonelySign(sign)
    case .conversion(_, let isSpaced):
      if isSpaced { return true }
      return switch Shape(of: sign, in: bytes, isUnit: isUnit) {
      case .conversion: false
      case .prose: !isWrittenAlike(sign)
      case .either: !isWanted
      }
    }
  }

  // MARK: - Signs that begin no conversion

  /// Whether a sign that begins no conversion stands behind a number, or before something that is no part of one.
  private func isLonelySign(_ sign: PercentSign) -> Bool {
    var before = sign.span.lowerBound
    while before > 0, Self.isSpaceEnd(bytes[before - 1]) { before -= 1 }
    if before > 0, ASCII.isDigit(bytes[before - 1]) { return true }
    guard sign.span.upperBound < bytes.count else { return true }
    let next = bytes[sign.span.upperBound]
    if ".-+'".utf8.contains(next) {
      let afterNext = sign.span.upperBound + 1
      return afterNext == bytes.count || !ASCII.isDigit(bytes[afterNext])
    }
    if ASCII.isDigit(next) { return isRate(from: sign.span.upperBound) }
    return !ASCII.isLetter(next) && !"$#*@%{".utf8.contains(next)
  }

  /// Whether a number is that of a rate whose sign stands before it, as in Turkish and Basque: "%50 indirim", "%7,5'i". The
  /// number ends there, and no other part of a conversion follows.
  private func isRate(from start: Int) -> Bool {
    var end = start
    while end < bytes.count, ASCII.isDigit(bytes[end]) { end += 1 }
    if end + 1 < bytes.count, ".,".utf8.contains(bytes[end]), ASCII.isDigit(bytes[end + 1]) {
      end += 1
      while end < bytes.count, ASCII.isDigit(bytes[end]) { end += 1 }
    }
    let rest = wording.text[wording.text.utf8.index(wording.text.startIndex, offsetBy: end)...]
    guard let first = rest.first else { return true }
    if first.isWhitespace { return rest.first { !$0.isWhitespace }.map { !"$＄@＠*".contains($0) } ?? true }
    return "'’,;:!?)]».\"".contains(first) && rest.dropFirst().first.map { !"@＠*".contains($0) } ?? true
  }

  /// The space of ASCII, or the last byte of a no-break one (U+00A0, U+202F).
  private static func isSpaceEnd(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0xA0 || byte == 0xAF }

  // MARK: - Signs before letters

  /// What the characters around a conversion make of it.
  private enum Shape {
    case conversion, prose, either

    init(of sign: PercentSign, in bytes: [UInt8], isUnit: Bool) {
      guard case .conversion(let name, _) = sign.meaning, sign.position == nil, !Self.certain.contains(name),
        isUnit || bytes.endsInDigit(before: bytes.endOfNumber(before: sign.span.lowerBound))
      else {
        self = .conversion
        return
      }
      // Width and precision are nobody's prose; a hyphen and an apostrophe may be (`50%-off`).
      let flags = bytes[sign.span.lowerBound + 1..<sign.span.upperBound - name.utf8.count]
      guard flags.allSatisfy({ "-'".utf8.contains($0) }) else {
        self = .conversion
        return
      }
      let isBeforeLetter = bytes.beginsWithLatin(at: sign.span.upperBound)
      if !isUnit, !bytes.endsInDigit(before: sign.span.lowerBound) {
        self = !isBeforeLetter ? .conversion : Self.usual.contains(name) ? .either : .prose
        return
      }
      self = isBeforeLetter && !isUnit ? .prose : isBeforeLetter || !isUnit ? .either : .conversion
    }

    /// Names that texts for people show values by. The others are octal and hexadecimal numbers, exponents, and single
    /// characters: `50 %off` has none.
    private static let usual: Set<String> = ["d", "D", "i", "u", "U", "f", "F", "s"]

    /// Names that begin no word.
    private static let certain: Set<String> = [
      "@", "ld", "lf", "lx", "lld", "llx", "hd", "hhd", "hu", "hhu", "zd", "qd", "jd", "td",
    ]
  }

  /// Whether others have the very same conversion behind a number and before no letter: then it is a value all the same.
  private mutating func isWrittenAlike(_ sign: PercentSign) -> Bool {
    sign.conversion.map { namesOfOthers.contains($0) } ?? false
  }

  /// The conversions that others have there.
  private lazy var namesOfOthers: Set<String> = {
    Set(
      text.counterparts.flatMap { other in
        let bytes = Array(other.string.utf8)
        return PercentSign.all(in: other.string).compactMap { sign -> String? in
          guard case .conversion(let name, isSpaced: false) = sign.meaning,
            Shape(of: sign, in: bytes, isUnit: false) == .either
          else { return nil }
          return name
        }
      }
    )
  }()

  /// Whether others, or the error, have more values to show than the text does without the signs that may be prose.
  private lazy var isWanted: Bool = {
    // The number that chooses a form is nobody else's.
    if wording.form != nil { return true }
    let own = Self.count(of: signs, in: bytes) { $0 == .conversion }
    let others = text.counterparts
    if !others.isEmpty {
      return others.contains { other in
        Self.count(of: PercentSign.all(in: other.string), in: Array(other.string.utf8)) { $0 != .prose } > own
      }
    }
    guard text.hasKnownValues else { return true }
    return text.subjects.flatMap(\.cases).allSatisfy { $0.arguments.count > own }
  }()

  /// How many values signs take that have some shape.
  private static func count(of signs: [PercentSign], in bytes: [UInt8], where fits: (Shape) -> Bool) -> Int {
    var (bare, highest, end) = (0, 0, -1)
    for sign in signs {
      let isUnit = end == sign.span.lowerBound
      switch sign.meaning {
      case .conversion(_, isSpaced: false) where fits(Shape(of: sign, in: bytes, isUnit: isUnit)), .variable:
        if let position = sign.position { highest = max(highest, position + 1) } else { bare += 1 }
        end = sign.span.upperBound
      case .conversion, .sign, .chosenNumber, .octet, .nothing: continue
      }
    }
    return max(bare, highest)
  }
}

extension [UInt8] {
  /// Whether a digit of ASCII or a full-width one (U+FF10 to U+FF19) stands before an offset.
  func endsInDigit(before end: Int) -> Bool {
    if end > 0, ASCII.isDigit(self[end - 1]) { return true }
    return end > 2 && self[end - 3] == 0xEF && self[end - 2] == 0xBC && (0x90...0x99).contains(self[end - 1])
  }

  /// Where a number would end that one space separates from an offset: a space of ASCII or a no-break one (U+00A0, U+202F).
  func endOfNumber(before end: Int) -> Int {
    if end > 0, self[end - 1] == 0x20 { return end - 1 }
    if end > 1, self[end - 2] == 0xC2, self[end - 1] == 0xA0 { return end - 2 }
    if end > 2, self[end - 3] == 0xE2, self[end - 2] == 0x80, self[end - 1] == 0xAF { return end - 3 }
    return end
  }

  /// Whether a Latin letter stands at an offset, with an accent or without.
  fileprivate func beginsWithLatin(at start: Int) -> Bool {
    guard start < count else { return false }
    if ASCII.isLetter(self[start]) { return true }
    // U+00C0 to U+024F.
    return start + 1 < count && (0xC3...0xC9).contains(self[start])
  }
}
