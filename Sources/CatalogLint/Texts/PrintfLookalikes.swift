import ErrorInventory
import MessageFormatting
import StringsFiles

/// Finds what looks like a placeholder in a printf text.
struct PrintfLookalikes {
  private let text: LintedText
  private let wording: Wording
  private let scalars: ScalarText
  private let signs: [PercentSign]
  /// The variables of the entry.
  private let variables: [PluralText.Variable]

  init(of wording: Wording, in text: LintedText) {
    self.text = text
    self.wording = wording
    scalars = ScalarText(wording.text)
    signs = PercentSign.all(in: wording.text)
    variables = if case .plural(let plural) = text.entry.value { plural.variables } else { [] }
  }

  func all() -> [Lookalike] {
    let numbers = chosenNumbers()
    if !numbers.isEmpty { return numbers }
    return conversions() + braces()
  }

  // MARK: - Conversions

  /// What is written at something like a percent sign.
  private struct Written {
    var end: Int
    var digits = ""
    /// With its point: `.1`.
    var precision = ""
    var name = ""
    var hasBlank = false
    /// The position stands behind the dollar sign: `%$1@`.
    var isTurned = false
    /// The position has no dollar sign, which makes it a width: `%2@`.
    var isWidth = false
    /// A letter stands where the dollar sign should, in front of what the conversion ends with: `%1S@`.
    var hasLetterForDollar = false
  }

  /// `％@`, `٪@`, `% @`, `%１$@`, `%1＄@`, `%$1@`.
  private func conversions() -> [Lookalike] {
    var found: [Lookalike] = []
    var (index, end) = (0, 0)
    while index < scalars.count {
      guard scalars.scalars[index].inASCII == "%" else {
        index += 1
        continue
      }
      // `%%` is a sign and no more.
      if scalars[index] == "%", scalars[index + 1] == "%" {
        index += 2
        end = index
        continue
      }
      if let variable = variable(at: index) {
        found.append(Lookalike(span: scalars.span(index..<variable.end), meant: variable.meant, name: variable.name))
        index = variable.end
        end = index
      } else if let written = written(at: index), let letters = meantName(written, at: index) {
        let position = Int(written.digits)
        let meant = "%" + (position.map { "\($0)$" } ?? "") + written.precision + letters
        let name = position.map { String($0 - 1) }
        // A sign before it (`%％d`) would double the one that is mended.
        let isDoubled = index > end && scalars[index - 1]?.inASCII == "%"
        let span = scalars.span((isDoubled ? index - 1 : index)..<written.end)
        found.append(Lookalike(span: span, meant: meant, name: name, isWidth: written.isWidth))
        index = written.end
        end = index
      } else {
        index += 1
      }
    }
    return found
  }

  /// A sign, perhaps a position, and what a conversion ends with, whatever blanks and widths they have.
  private func written(at start: Int) -> Written? {
    var written = Written(end: start + 1)
    skipBlanks(&written)
    readDigits(&written)
    written.hasLetterForDollar =
      !written.digits.isEmpty && scalars[written.end]?.inASCII.lowercased == "s"
      && scalars[written.end + 1]?.inASCII == "@"
    let hasDollar = written.hasLetterForDollar || scalars[written.end]?.inASCII == "$"
    if hasDollar {
      written.end += 1
      skipBlanks(&written)
      if written.digits.isEmpty {
        written.isTurned = true
        readDigits(&written)
        skipBlanks(&written)
      }
    }
    written.isWidth = !hasDollar && !written.digits.isEmpty
    // Digits without a dollar sign are a width, which is nobody's slip where others do not number their values.
    guard hasDollar ? (1...99).contains(Int(written.digits) ?? 0) : !written.isWidth || hasWidthsForPositions else {
      return nil
    }
    if scalars[written.end]?.inASCII == ".", scalars[written.end + 1]?.inASCII.isASCIIDigit == true {
      var precision = Written(end: written.end + 1)
      readDigits(&precision)
      written.precision = "." + precision.digits
      written.end = precision.end
    }
    var at = written.end
    while let letter = scalars[at]?.inASCII, "hlqjztL".unicodeScalars.contains(letter) { at += 1 }
    guard let last = scalars[at]?.inASCII,
      Self.letters.contains(last) || scalars[at] != last && "DU".unicodeScalars.contains(last)
    else { return nil }
    written.name = scalars.text(written.end..<at + 1).inASCII
    written.end = at + 1
    return written
  }

  private static let letters = "@diuxXfFgGeEsc".unicodeScalars

  /// `％#@n@`, `%＃@n@`, `%#＠n@`, `%#@n＠`, `%#@ｎ@`: a variable that the entry has, with a sign of another width in it.
  private func variable(at start: Int) -> (end: Int, meant: String, name: String?)? {
    guard !variables.isEmpty else { return nil }
    var written = Written(end: start + 1)
    readDigits(&written)
    if !written.digits.isEmpty {
      guard scalars[written.end]?.inASCII == "$" else { return nil }
      written.end += 1
    }
    guard scalars[written.end]?.inASCII == "#", scalars[written.end + 1]?.inASCII == "@" else { return nil }
    let nameStart = written.end + 2
    guard let nameEnd = scalars.scalars[nameStart...].firstIndex(where: { "@%".unicodeScalars.contains($0.inASCII) }),
      scalars[nameEnd]?.inASCII == "@"
    else { return nil }
    let name = scalars.text(nameStart..<nameEnd)
    guard
      let variable = variables.first(where: { $0.name == name }) ?? variables.first(where: { $0.name == name.inASCII })
    else { return nil }
    let position = written.digits.isEmpty ? "" : written.digits + "$"
    let meant = "%\(position)#@\(variable.name)@"
    guard scalars.text(start..<nameEnd + 1) != meant else { return nil }
    let argument = Int(written.digits) ?? variable.argument
    return (nameEnd + 1, meant, argument.map { String($0 - 1) })
  }

  private func skipBlanks(_ written: inout Written) {
    while let scalar = scalars[written.end], scalar.isBlank || scalar.properties.isDefaultIgnorableCodePoint {
      written.hasBlank = true
      written.end += 1
    }
  }

  private func readDigits(_ written: inout Written) {
    while let digit = scalars[written.end]?.inASCII, digit.isASCIIDigit {
      written.digits.unicodeScalars.append(digit)
      written.end += 1
    }
  }

  /// The letters that are meant where what is written is a conversion gone wrong; nil of a sound one, and of prose.
  private func meantName(_ written: Written, at start: Int) -> String? {
    if isMeant(written, at: start) { return written.name }
    guard !written.hasBlank, written.digits.isEmpty, !isBehindNumber(start),
      scalars[written.end].map(Self.isLatin) != true,
      (start..<written.end).contains(where: { scalars.scalars[$0].value >= 0x80 })
    else { return nil }
    // The number is written in another way (`%Ｄ` for `%lld`), so others tell how.
    let isWhole = Self.wholeNumbers(written.name)
    let own = signs.count { $0.conversion.map(Self.wholeNumbers) == true }
    return !isWhole
      ? nil
      : text.counterparts.lazy.map { other in
        PercentSign.all(in: other.string).compactMap(\.conversion).filter(Self.wholeNumbers)
      }.first { $0.count > own }?.first
  }

  /// Whether a conversion is that of a whole number.
  private static func wholeNumbers(_ name: String) -> Bool { name.utf8.last.map { "diuDU".utf8.contains($0) } ?? false }

  private func isBehindNumber(_ start: Int) -> Bool { scalars[start - 1]?.inASCII.isASCIIDigit == true }

  private func isMeant(_ written: Written, at start: Int) -> Bool {
    if written.hasLetterForDollar { return isPositionOfOthers(written) }
    let isInASCII = (start..<written.end).allSatisfy { scalars.scalars[$0].value < 0x80 }
    if written.isWidth { return isInASCII && !written.hasBlank }
    if isInASCII, !written.hasBlank, !written.isTurned { return false }
    let isBehindNumber = isBehindNumber(start)
    if !written.hasBlank, written.name == "@" || !written.digits.isEmpty { return true }
    if !isBehindNumber, written.name == "@" { return true }
    // A letter begins a word more often than it ends a conversion: "100 % d'accord", "50％off".
    if isBehindNumber || scalars[written.end].map(Self.isLatin) == true { return false }
    return isLacking(written.name)
  }

  /// Whether others show the value of a position that is written.
  private func isPositionOfOthers(_ written: Written) -> Bool {
    text.counterparts.contains { other in
      other.placeholders.contains { $0.name == Int(written.digits).map { String($0 - 1) } }
    }
  }

  /// Whether all values of the text have a width, each its own, that is the position of one in another language's text:
  /// `%2@から%1@` beside `%1$@ sent by %2$@`. Where all are numbers, one alone may well be a width.
  private var hasWidthsForPositions: Bool {
    guard wording.form == nil else { return false }
    let own = signs.filter { $0.conversion != nil }
    let bytes = Array(wording.text.utf8)
    let widths = own.compactMap { sign -> Int? in
      let digits = bytes[sign.span.lowerBound + 1..<sign.span.upperBound].prefix(while: ASCII.isDigit)
      guard sign.position == nil, digits.first != UInt8(ascii: "0") else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    guard !widths.isEmpty, widths.count == own.count, Set(widths).count == widths.count,
      widths.count > 1 || own.allSatisfy({ $0.conversion == "@" })
    else { return false }
    return text.counterparts.contains { other in
      let positions = PercentSign.all(in: other.string).filter { $0.conversion != nil }.map(\.position)
      return !positions.contains(nil) && widths.allSatisfy { positions.contains($0 - 1) }
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 && scalar.properties.isAlphabetic
  }

  /// Whether others have a conversion of these letters that this text lacks.
  private func isLacking(_ name: String) -> Bool {
    func count(_ signs: [PercentSign]) -> Int {
      signs.count { if case .conversion(name, isSpaced: false) = $0.meaning { true } else { false } }
    }
    if wording.form != nil { return true }
    let own = count(signs)
    return text.counterparts.contains { count(PercentSign.all(in: $0.string)) > own }
  }

  // MARK: - The number that chooses a form

  /// `％arg`, `%agr` and `{arg}` in a form that lacks its `%arg`, where a form of another language has it.
  private func chosenNumbers() -> [Lookalike] {
    func hasNumber(_ signs: [PercentSign]) -> Bool { signs.contains { $0.meaning == .chosenNumber } }
    guard let variable = wording.form?.variable, !hasNumber(signs) else { return [] }
    let isUsual = text.counterparts.flatMap(\.wordings).contains { other in
      other.form?.variable == variable && hasNumber(PercentSign.all(in: other.text))
    }
    guard isUsual else { return [] }
    return scalars.runs(where: { ("a"..."z").contains($0.inASCII.lowercased) }).compactMap { word in
      guard Self.misspelledNumbers.contains(scalars.text(word).inASCII.lowercased()) else { return nil }
      var (start, end) = (word.lowerBound, word.upperBound)
      while scalars[start - 1]?.isBlank == true { start -= 1 }
      switch scalars[start - 1]?.inASCII {
      case "%": start -= 1
      case "{":
        while scalars[end]?.isBlank == true { end += 1 }
        guard scalars[end]?.inASCII == "}" else { return nil }
        let range = withSigns(start - 1..<end + 1)
        return Lookalike(span: scalars.span(range), meant: "%arg", name: nil)
      default: return nil
      }
      return Lookalike(span: scalars.span(start..<end), meant: "%arg", name: nil)
    }
  }

  /// `arg`, with a letter too many, too few, or in another place.
  private static let misspelledNumbers: Set = [
    "arg", "agr", "rag", "gra", "gar", "rga", "ar", "ag", "rg", "args", "aarg", "arrg", "argg",
  ]

  // MARK: - Braces

  /// `{name}`, `%{name}`, `${name}` and `{{name}}`, where the error has a value of that name.
  private func braces() -> [Lookalike] {
    guard !text.facts.isDisjoint(with: [.braces, .braceLookalike]) else { return [] }
    let values = text.subjectValues ?? []
    var found: [Lookalike] = []
    var open: Int?
    for index in 0..<scalars.count {
      switch scalars.scalars[index].inASCII {
      case "{": open = index
      case "}":
        guard let start = open else { continue }
        open = nil
        let name = scalars.text(start + 1..<index).inASCII.withoutEdgeBlanks
        guard name.isPlainName, let value = values.first(where: { $0.placeholderName == name }), !isShown(value) else {
          continue
        }
        let range = withSigns(start..<index + 1)
        let meant = "%\(value.index + 1)$" + conversion(of: value)
        found.append(Lookalike(span: scalars.span(range), meant: meant, name: String(value.index)))
      default: continue
      }
    }
    return found
  }

  /// What stands behind the percent sign for a value: as another language writes it, or as its type asks.
  private func conversion(of value: AssociatedValue) -> String {
    let name = String(value.index)
    return text.counterparts.lazy.compactMap { $0.conversion(ofValue: name)?.written }.first
      ?? LintedText.conversion(of: [value])
  }

  /// The braces with the sign before them, or with the pair around them.
  private func withSigns(_ range: Range<Int>) -> Range<Int> {
    switch scalars[range.lowerBound - 1]?.inASCII {
    case "%", "$": return range.lowerBound - 1..<range.upperBound
    case "{" where scalars[range.upperBound]?.inASCII == "}": return range.lowerBound - 1..<range.upperBound + 1
    default: return range
    }
  }

  private func isShown(_ value: AssociatedValue) -> Bool {
    var next = 0
    for sign in signs {
      guard case .conversion(_, isSpaced: false) = sign.meaning else { continue }
      if (sign.position ?? next) == value.index { return true }
      if sign.position == nil { next += 1 }
    }
    return false
  }
}
