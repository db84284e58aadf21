import CatalogICU
import ErrorInventory
import MessageFormatting

/// Finds what looks like a placeholder in a text whose placeholders stand in braces.
struct ICULookalikes {
  private let text: LintedText
  private let source: String
  private let scalars: ScalarText
  /// The names that the text may show; nil where nothing tells.
  private var known: Set<String>? { text.knownNames }

  init(of wording: Wording, in text: LintedText) {
    self.text = text
    source = wording.text
    scalars = ScalarText(wording.text)
  }

  func all() -> [Lookalike] {
    let doubled = doubledBraces()
    if !doubled.isEmpty { return doubled }
    let numbers = formNumbers(in: text.choices)
    let conversions = conversions().filter { sign in !numbers.contains { $0.span.overlaps(sign.span) } }
    return otherBraces() + otherNames() + signedBraces() + conversions + wideConversions() + bracketedNames() + numbers
      + numberSigns() + surplusBraces()
  }

  // MARK: - Closing braces

  /// `{name}}`: a brace behind a placeholder, or at the end of the text, that closes nothing. ICU takes it for text (in its
  /// MessagePattern: outside of arguments `}` is a literal character).
  private func surplusBraces() -> [Lookalike] {
    guard text.pattern != nil, !text.placeholders.isEmpty else { return [] }
    let bytes = Array(source.utf8)
    let stretches = QuotedStretch.all(in: bytes[...]).map(\.span)
    var found: [Lookalike] = []
    // Braces that the text opens in a quotation it may close without.
    var (depth, quotedDepth, stretch, index) = (0, 0, 0, 0)
    var isBehindBrace = false
    while index < bytes.count {
      if stretch < stretches.count, stretches[stretch].lowerBound == index {
        for byte in bytes[stretches[stretch]] {
          if byte == Self.brace { quotedDepth += 1 }
          if byte == Self.closingBrace { quotedDepth = max(0, quotedDepth - 1) }
        }
        (index, stretch, isBehindBrace) = (stretches[stretch].upperBound, stretch + 1, false)
        continue
      }
      switch bytes[index] {
      case Self.brace: depth += 1
      case Self.closingBrace where depth > 0:
        depth -= 1
        isBehindBrace = true
      case Self.closingBrace where quotedDepth > 0: quotedDepth -= 1
      case Self.closingBrace where isBehindBrace || index + 1 == bytes.count:
        found.append(Lookalike(span: index..<index + 1, meant: nil, name: nil, isSurplus: true))
      default: isBehindBrace = false
      }
      index += 1
    }
    return found
  }

  private static let closingBrace = UInt8(ascii: "}")

  /// `｛name｝`, also with one brace of the right width.
  private func otherBraces() -> [Lookalike] {
    guard !text.facts.isDisjoint(with: .braceLookalike) else { return [] }
    var found: [Lookalike] = []
    var open: Int?
    for index in 0..<scalars.count {
      switch scalars.scalars[index].inASCII {
      case "{": open = index
      case "}":
        guard let start = open else { continue }
        open = nil
        let isPlain = scalars[start] == "{" && scalars[index] == "}"
        let name = scalars.text(start + 1..<index).inASCII.withoutEdgeBlanks
        guard !isPlain, name.isPlainName, known?.contains(name) == true else { continue }
        found.append(Lookalike(span: scalars.span(start..<index + 1), meant: "{\(name)}", name: name))
      default: continue
      }
    }
    return found
  }

  private static let brace = UInt8(ascii: "{")

  /// `{{name}}`, where the text is a pattern with one pair of braces and none with two.
  private func doubledBraces() -> [Lookalike] {
    guard zip(source.utf8, source.utf8.dropFirst()).contains(where: { $0 == Self.brace && $1 == Self.brace }),
      text.pattern == nil
    else { return [] }
    var found: [Lookalike] = []
    var mended = ""
    var index = 0
    while index < scalars.count {
      if scalars[index] == "{", scalars[index + 1] == "{",
        // No further than a name may reach: thousands of braces in a row are not searched to their end for each of them.
        let end = scalars.scalars[(index + 2)...].firstIndex(where: { $0 == "{" || $0 == "}" }),
        scalars[end] == "}", scalars[end + 1] == "}"
      {
        let name = scalars.text(index + 2..<end).withoutEdgeBlanks
        if name.isPlainName {
          found.append(Lookalike(span: scalars.span(index..<end + 2), meant: "{\(name)}", name: name))
          mended += "{\(name)}"
          index = end + 2
          continue
        }
      }
      mended.unicodeScalars.append(scalars.scalars[index])
      index += 1
    }
    return found.isEmpty || (try? MessagePattern(mended, style: .icu)) == nil ? [] : found
  }

  /// A name in letters of another script or width: `{сount}` with a Cyrillic letter.
  private func otherNames() -> [Lookalike] {
    guard let known, !known.isEmpty else { return [] }
    return text.placeholders.compactMap { placeholder in
      let name = placeholder.name
      guard case .none = placeholder.kind, !name.utf8.allSatisfy({ $0 < 0x80 }), !known.contains(name) else {
        return nil
      }
      let plain = name.inASCII
      let skeleton = ConfusableText.skeleton(of: plain)
      guard let meant = known.sorted().first(where: { $0 == plain || ConfusableText.skeleton(of: $0) == skeleton })
      else { return nil }
      return Lookalike(span: placeholder.span, meant: "{\(meant)}", name: meant)
    }
  }

  // MARK: - A sign before the brace

  /// `%{name}` and `${name}`: people would read the sign before the value.
  private func signedBraces() -> [Lookalike] {
    let bytes = Array(source.utf8)
    return text.placeholders.compactMap { placeholder in
      guard case .none = placeholder.kind, placeholder.span.lowerBound > 0, known?.contains(placeholder.name) == true
      else { return nil }
      let sign = bytes[placeholder.span.lowerBound - 1]
      guard sign == UInt8(ascii: "%") || sign == UInt8(ascii: "$"), !isMoneyOrRate(placeholder, sign: sign) else {
        return nil
      }
      let span = placeholder.span.lowerBound - 1..<placeholder.span.upperBound
      return Lookalike(span: span, meant: "{\(placeholder.name)}", name: placeholder.name)
    }
  }

  /// Whether a sign before a value may be meant: `${price}`, and Turkish `%{rate}`.
  private func isMoneyOrRate(_ placeholder: Placeholder, sign: UInt8) -> Bool {
    let values = text.subjectValues?.filter { $0.placeholderName == placeholder.name } ?? []
    if !values.isEmpty, values.allSatisfy({ $0.isSurelyText }) { return false }
    let words = sign == UInt8(ascii: "%") ? ["%", "percent", "per cent"] : ["$", "dollar", "usd", "currency"]
    let others = text.counterparts.map { $0.string.inASCII.lowercased() }
    return others.isEmpty || others.contains { other in words.contains(where: other.contains) }
  }

  // MARK: - Conversions

  /// `%@` where placeholders stand in braces.
  private func conversions() -> [Lookalike] {
    guard text.facts.contains(.percent), let known, !known.isEmpty else { return [] }
    let choices = text.choices
    /// The values that the text does not show as it is read around a place.
    func lacking(around span: Range<Int>) -> [String] {
      known.subtracting(names(around: span, outside: choices, in: 0..<source.utf8.count)).sorted()
    }
    let bytes = Array(source.utf8)
    let found = PercentSign.all(in: source).filter { sign in
      guard case .conversion(let name, false) = sign.meaning, !lacking(around: sign.span).isEmpty else { return false }
      if name == "@" || sign.position != nil { return true }
      // "50%d'escompte" is prose.
      let before = sign.span.lowerBound > 0 ? bytes[sign.span.lowerBound - 1] : 0
      let after = sign.span.upperBound < bytes.count ? bytes[sign.span.upperBound] : 0
      return !ASCII.isDigit(before) && !ASCII.isLetter(after) && Self.usual.contains(name)
    }
    // A whole file in the other style is one fault of that file.
    guard !found.isEmpty, text.isBase || text.file.toldStyle.style == .icu else { return [] }
    return found.map { sign in
      let reading = Self.form(around: sign.span, among: choices)
      let isAlone = found.count { Self.form(around: $0.span, among: choices) == reading } == 1
      let name = name(of: sign, lacking: lacking(around: sign.span), isAlone: isAlone)
      return Lookalike(span: sign.span, meant: name.map { "{\($0)}" }, name: name)
    }
  }

  /// `％@`, `% @`, `％d`: a conversion with a blank or a sign of another width, where the text lacks a value.
  private func wideConversions() -> [Lookalike] {
    guard !text.facts.isDisjoint(with: [.percent, .percentLookalike]), text.choices.isEmpty, let known else {
      return []
    }
    let lacking = known.subtracting(text.placeholders.map(\.name)).sorted()
    if lacking.isEmpty { return [] }
    let found = scalars.scalars.indices.compactMap { index -> Range<Int>? in
      guard scalars.scalars[index].inASCII == "%", scalars[index - 1]?.inASCII.isASCIIDigit != true else { return nil }
      var end = index + 1
      while scalars[end]?.isBlank == true { end += 1 }
      let hasBlank = end > index + 1
      let start = end
      while let letter = scalars[end]?.inASCII, "hlqz".unicodeScalars.contains(letter) { end += 1 }
      end += 1
      guard end <= scalars.count else { return nil }
      let name = scalars.text(start..<end).inASCII
      let isInASCII = scalars.text(index..<end).utf8.allSatisfy { $0 < 0x80 }
      let isBeforeLetter = scalars[end].map { $0.value < 0x250 && $0.properties.isAlphabetic } ?? false
      guard hasBlank ? name == "@" : !isInASCII && (name == "@" || Self.usual.contains(name)), !isBeforeLetter else {
        return nil
      }
      return index..<end
    }
    return found.map { range in
      let name = found.count == 1 && lacking.count == 1 ? lacking.first : nil
      return Lookalike(span: scalars.span(range), meant: name.map { "{\($0)}" }, name: name)
    }
  }

  /// `（date）`, `(date)`, `%(date)s` and `%date%`, where the base shows `{date}` and the text does not.
  private func bracketedNames() -> [Lookalike] {
    guard !text.isBase, text.pattern != nil, text.choices.isEmpty, let known, !known.isEmpty, let base = text.base
    else {
      return []
    }
    let lacking = known.subtracting(text.placeholders.map(\.name)).sorted()
    return lacking.compactMap { name in
      guard base.placeholders.contains(where: { $0.name == name && $0.kind == .none }), Int(name) == nil else {
        return nil
      }
      let letters = Array(name.unicodeScalars)
      let found = scalars.scalars.indices.compactMap { index -> Range<Int>? in
        guard scalars.scalars[index...].starts(with: letters) else { return nil }
        let end = index + letters.count
        switch (scalars[index - 1]?.inASCII, scalars[end]?.inASCII) {
        case ("%", "%"): return index - 1..<end + 1
        case ("(", ")"):
          guard scalars[index - 2]?.inASCII == "%" else { return index - 1..<end + 1 }
          let hasLetter = scalars[end + 1].map { "sd@".unicodeScalars.contains($0.inASCII) } ?? false
          return index - 2..<end + (hasLetter ? 2 : 1)
        default: return nil
        }
      }
      // A word in brackets that the base has as well stands for itself.
      guard found.count == 1, let range = found.first, !base.string.contains(scalars.text(range).inASCII) else {
        return nil
      }
      return Lookalike(span: scalars.span(range), meant: "{\(name)}", name: name)
    }
  }

  /// The names of the values in a part of the text, as it is read where a place in it is: of a plural or select around that
  /// only one form counts, and the value that decides.
  private func names(around place: Range<Int>, outside choices: [PatternChoice], in span: Range<Int>) -> Set<String> {
    let around = choices.first { $0.span.overlaps(place) }
    let names = text.placeholders.filter { placeholder in
      span.contains(placeholder.span.lowerBound) && around?.span.overlaps(placeholder.span) != true
    }.map(\.name)
    guard let around else { return Set(names) }
    guard let form = around.forms.first(where: { $0.span.overlaps(place) }) else { return Set(names + [around.name]) }
    return Set(names + [around.name]).union(self.names(around: place, outside: form.choices, in: form.span))
  }

  /// Where the innermost form around a place begins; nil where none is.
  private static func form(around place: Range<Int>, among choices: [PatternChoice]) -> Int? {
    guard let form = choices.flatMap(\.forms).first(where: { $0.span.overlaps(place) }) else { return nil }
    return Self.form(around: place, among: form.choices) ?? form.span.lowerBound
  }

  // MARK: - The number of a plural

  /// `＃` in a form of a plural that shows its number nowhere else: ICU puts the number in place of `#` alone.
  private func numberSigns() -> [Lookalike] {
    guard text.facts.contains(.fullwidthForm), scalars.scalars.contains(Self.numberSign) else { return [] }
    return numberSigns(in: text.choices)
  }

  private static let numberSign: Unicode.Scalar = "\u{FF03}"

  private func numberSigns(in choices: [PatternChoice]) -> [Lookalike] {
    choices.flatMap { choice in
      choice.forms.flatMap { form in
        (choice.isPlural ? numberSigns(in: form, of: choice) : []) + numberSigns(in: form.choices)
      }
    }
  }

  private func numberSigns(in form: PatternChoice.Form, of choice: PatternChoice) -> [Lookalike] {
    let inner = TextSpans(form.choices.map(\.span))
    let quoted = TextSpans(QuotedStretch.all(in: Array(source.utf8)[...]).map(\.span))
    let own = scalars.scalars.indices.filter { index in
      let span = scalars.span(index..<index + 1)
      return form.span.contains(span.lowerBound) && !inner.overlap(span)
    }
    let isShown =
      own.contains { scalars[$0] == "#" }
      || text.placeholders.contains { $0.name == choice.name && form.span.contains($0.span.lowerBound) }
    // "＃1" names a number of its own, and who quotes the sign speaks of it.
    let signs = own.filter { index in
      scalars[index] == Self.numberSign && scalars[index + 1]?.inASCII.isASCIIDigit != true
        && !quoted.overlap(scalars.span(index..<index + 1))
    }
    return isShown ? [] : signs.map { Lookalike(span: scalars.span($0..<$0 + 1), meant: "#", name: nil) }
  }

  /// `%d`, `％d` and the bare name in a form of a plural that does not show its number, where the other texts show it.
  private func formNumbers(in choices: [PatternChoice]) -> [Lookalike] {
    choices.flatMap { choice in
      choice.forms.flatMap { form -> [Lookalike] in
        let inner = formNumbers(in: form.choices)
        guard choice.isPlural, form.choices.isEmpty, PatternChoice.isCategory(form), !showsNumber(form, of: choice),
          !text.alwaysShows(choice.name, in: text.choices), isShownByOthers(choice.name)
        else { return inner }
        let found = scalars.scalars.indices.compactMap { index in
          form.span.contains(scalars.offsets[index]) ? number(at: index, in: form, named: choice.name) : nil
        }
        return found.count == 1 ? found.map { Lookalike(span: scalars.span($0), meant: "#", name: nil) } : inner
      }
    }
  }

  private func showsNumber(_ form: PatternChoice.Form, of choice: PatternChoice) -> Bool {
    let quoted = TextSpans(QuotedStretch.all(in: Array(source.utf8)[...]).map(\.span))
    let hasSign = scalars.scalars.indices.contains { index in
      scalars.scalars[index].inASCII == "#" && form.span.contains(scalars.offsets[index])
        && !quoted.overlap(scalars.span(index..<index + 1))
    }
    return hasSign || text.shows(choice.name, in: form.span, outside: [])
  }

  private func isShownByOthers(_ name: String) -> Bool {
    text.counterparts.contains { other in
      other.plurals.contains { $0.name == name && $0.forms.contains { $0.category == .other && $0.showsNumber } }
    }
  }

  /// A conversion of a whole number that begins at a scalar, or the name of the value as a word that others have only as the
  /// name.
  private func number(at index: Int, in form: PatternChoice.Form, named name: String) -> Range<Int>? {
    func isLetter(_ index: Int) -> Bool {
      scalars[index].map { $0.value < 0x250 && ($0.properties.isAlphabetic || $0.isASCIIDigit || $0 == "_") } ?? false
    }
    var end = index + 1
    if scalars.scalars[index].inASCII == "%" {
      guard scalars[index - 1]?.inASCII.isASCIIDigit != true else { return nil }
      while let letter = scalars[end]?.inASCII, "hlqz".unicodeScalars.contains(letter) { end += 1 }
      guard let last = scalars[end]?.inASCII, "diu@".unicodeScalars.contains(last), !isLetter(end + 1) else {
        return nil
      }
      return index..<end + 1
    }
    // A form for one or no things says the number by its words, among which the name may be: `one {One thing left}`.
    guard !text.isBase, ["few", "many", "other"].contains(form.selector) else { return nil }
    let letters = Array(name.unicodeScalars)
    end = index + letters.count
    guard scalars.scalars[index...].starts(with: letters), !isLetter(index - 1), !isLetter(end),
      Int(name) == nil, !isWordOfOthers(name)
    else { return nil }
    return index..<end
  }

  /// Whether others have the name as a word, beside what chooses or shows the value.
  private func isWordOfOthers(_ name: String) -> Bool {
    text.counterparts.contains { other in
      let words = other.string.split { !($0.isLetter || $0.isNumber || $0 == "_") }.count { $0 == name }
      return words > other.placeholders.count { $0.name == name }
    }
  }

  private func name(of sign: PercentSign, lacking: [String], isAlone: Bool) -> String? {
    if let position = sign.position, let value = text.subjectValues?.first(where: { $0.index == position }) {
      return value.placeholderName
    }
    return isAlone && lacking.count == 1 ? lacking.first : nil
  }

  /// The conversions that catalogs have; others begin words more often.
  private static let usual: Set<String> = [
    "d", "i", "u", "f", "s", "ld", "li", "lu", "lld", "llu", "lf", "zd", "zu", "hd", "hhd",
  ]
}

extension AssociatedValue {
  /// Whether it is text, and therefore neither money nor a rate.
  fileprivate var isSurelyText: Bool {
    guard let form, form.list == nil, case .known(let name) = form.kind else { return false }
    return ["String", "Substring", "Character", "URL", "UUID"].contains(name)
  }
}

/// Bytes of ASCII.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}
