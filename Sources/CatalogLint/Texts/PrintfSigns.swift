import MessageFormatting

/// The percent signs of a printf wording, sorted by what their author meant: conversions, signs of prose, and mistakes.
struct PrintfSigns {
  /// Those that values go into, and `%%`.
  let sound: [PercentSign]
  /// Those of prose, that a formatter takes for the start of a conversion: `100% sure`, `5 % de`.
  let stray: [PercentSign]
  /// Those that begin nothing the formatter knows.
  let wrong: [PercentSign]

  init(of wording: Wording, in text: LintedText) {
    let bytes = Array(wording.text.utf8)
    let lookalikes = PrintfLookalikes(of: wording, in: text).all().map(\.span)
    var (sound, stray, wrong): ([PercentSign], [PercentSign], [PercentSign]) = ([], [], [])
    for sign in PercentSign.all(in: wording.text) where !lookalikes.contains(where: { $0.overlaps(sign.span) }) {
      switch sign.meaning {
      case .sign, .variable: sound.append(sign)
      case .chosenNumber: if wording.form == nil { wrong.append(sign) } else { sound.append(sign) }
      case .conversion(_, let isSpaced): if isSpaced { stray.append(sign) } else { sound.append(sign) }
      case .nothing:
        // Directly behind a value it is the unit of that: `%d%`.
        let isUnit = sound.last?.span.upperBound == sign.span.lowerBound && sound.last?.meaning != .sign
        if isUnit || Self.isProse(sign, in: bytes) { stray.append(sign) } else { wrong.append(sign) }
      }
    }
    (self.sound, self.stray, self.wrong) = (sound, stray, wrong)
  }

  /// Whether a sign that begins no conversion stands behind a number, or before something that is no part of one.
  private static func isProse(_ sign: PercentSign, in bytes: [UInt8]) -> Bool {
    var before = sign.span.lowerBound
    while before > 0, isSpaceEnd(bytes[before - 1]) { before -= 1 }
    if before > 0, ASCII.isDigit(bytes[before - 1]) { return true }
    guard sign.span.upperBound < bytes.count else { return true }
    let next = bytes[sign.span.upperBound]
    if ".-+'".utf8.contains(next) {
      let afterNext = sign.span.upperBound + 1
      return afterNext == bytes.count || !ASCII.isDigit(bytes[afterNext])
    }
    return !ASCII.isLetter(next) && !ASCII.isDigit(next) && !"$#*@%{".utf8.contains(next)
  }

  /// The space of ASCII, or the last byte of a no-break one (U+00A0, U+202F).
  private static func isSpaceEnd(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0xA0 || byte == 0xAF }
}

extension LintedText {
  /// Whether a value that the text is meant to show is not shown, or another one is, because of how its place is written:
  /// as something that only looks like a placeholder, in quotes, behind a stray percent sign, or beside numbered ones
  /// without a number.
  var hidesValues: Bool {
    !lookalikes.isEmpty || !QuotedStretch.placeholders(in: self).isEmpty || hasStrayPercent
      || MixedPositions.isMixed(self)
  }

  /// The placeholders that a value was meant to go into. Of a printf text with a stray percent sign none is known, since the
  /// sign has taken the value of the next, nor of one that numbers only some.
  var soundPlaceholders: [Placeholder] {
    let placeholders = placeholders
    if placeholders.isEmpty || hasStrayPercent || MixedPositions.isMixed(self) { return [] }
    let spoiled = lookalikes.map(\.lookalike.span)
    return spoiled.isEmpty ? placeholders : placeholders.filter { one in !spoiled.contains { $0.overlaps(one.span) } }
  }

  private var hasStrayPercent: Bool {
    style == .printf && !hasPlainPercentSigns && wordings.contains { !PrintfSigns(of: $0, in: self).stray.isEmpty }
  }
}

extension PercentSign {
  /// The letters of a conversion; nil for everything else.
  var conversion: String? {
    if case .conversion(let name, _) = meaning { name } else { nil }
  }
}
