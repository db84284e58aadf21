import MessageFormatting

/// The percent signs of a printf wording, sorted by what their author meant: conversions, signs of prose, and mistakes.
struct PrintfSigns {
  /// Those that values go into, and `%%`.
  let sound: [PercentSign]
  /// Those of prose, that a formatter takes for the start of a conversion: `100% sure`, `50%OFF`.
  let stray: [PercentSign]
  /// Those that begin nothing the formatter knows.
  let wrong: [PercentSign]
  /// Those of URLs, which a formatter takes for the start of a conversion all the same: `%20`.
  let octets: [PercentSign]

  init(of wording: Wording, in text: LintedText) {
    let lookalikes = TextSpans(PrintfLookalikes(of: wording, in: text).all().map(\.span))
    let all = PercentSign.all(in: wording.text)
    octets = all.filter { $0.meaning == .octet }
    let signs = all.filter { $0.meaning != .octet && !lookalikes.overlap($0.span) }
    var prose = PercentProse(of: wording, in: text, signs: signs)
    var (sound, stray, wrong): ([PercentSign], [PercentSign], [PercentSign]) = ([], [], [])
    for (index, sign) in signs.enumerated() {
      // Directly behind a value it may be the unit of that: `%d%`.
      let isUnit = sound.last?.span.upperBound == sign.span.lowerBound && sound.last?.meaning != .sign
      if prose.holds(index, isUnit: isUnit) {
        stray.append(sign)
        continue
      }
      switch sign.meaning {
      case .chosenNumber where wording.form == nil, .nothing: wrong.append(sign)
      case .sign, .variable, .conversion, .chosenNumber, .octet: sound.append(sign)
      }
    }
    (self.sound, self.stray, self.wrong) = (sound, stray, wrong)
  }
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
    let spoiled = TextSpans(lookalikes.map(\.lookalike.span))
    return placeholders.filter { !spoiled.overlap($0.span) }
  }

  /// Whether a formatter is sure to read the text: it speaks for an error, or it has a value or a doubled sign, or one of its
  /// counterparts does. Other texts are shown as they stand.
  var isSurelyFormatted: Bool {
    if facts.contains(.ofError) || facts.contains(.plural) { return true }
    return ([self] + counterparts).contains { text in
      text.facts.contains(.percent)
        && text.wordings.contains { !PrintfSigns(of: $0, in: text).sound.isEmpty }
    }
  }

  private var hasStrayPercent: Bool {
    style == .printf && !hasPlainPercentSigns && wordings.contains { !PrintfSigns(of: $0, in: self).stray.isEmpty }
  }
}

extension PercentSign {
  /// The sign with what belongs to it, as it stands in the text.
  func written(in text: String) -> String { String(decoding: Array(text.utf8)[span], as: UTF8.self) }

  /// The letters of a conversion; nil for everything else.
  var conversion: String? {
    if case .conversion(let name, _) = meaning { name } else { nil }
  }
}
