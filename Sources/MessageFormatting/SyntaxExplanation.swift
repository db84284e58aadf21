import CatalogICU

/// Turns ICU's refusal of a pattern into a place and a sentence that a translator understands.
///
/// ICU names the place of some errors only as the start of the whole pattern; for those it is looked for here.
struct SyntaxExplanation {
  private let bytes: [UInt8]

  static func of(_ refusal: PatternParts.Refusal, in bytes: [UInt8]) -> PatternError {
    SyntaxExplanation(bytes: bytes).error(for: refusal)
  }

  private func error(for refusal: PatternParts.Refusal) -> PatternError {
    let braces = Braces(bytes)
    if let unclosed = braces.unclosed {
      return PatternError(
        kind: .unclosedBrace,
        offset: unclosed,
        message: "This { has no }. For a brace that is part of the text write '{'."
      )
    }
    let offset = min(refusal.offset, bytes.count)
    switch refusal.failure.name {
    case "U_DEFAULT_KEYWORD_MISSING":
      return PatternError(
        kind: .missingOther,
        offset: braces.pairs.first(where: lacksOther)?.lowerBound ?? offset,
        message: "The form 'other' is missing. Every plural and select needs it: other {…}."
      )
    case "U_PATTERN_SYNTAX_ERROR":
      return syntaxError(at: offset)
    case "U_INDEX_OUTOFBOUNDS_ERROR":
      return PatternError(
        kind: .tooLong,
        offset: offset,
        message: "A name, a number or a style here is too long. Shorten it."
      )
    default:
      return PatternError(
        kind: .syntax,
        offset: offset,
        message: "ICU does not accept this placeholder (\(refusal.failure.name))."
      )
    }
  }

  // MARK: Inside one placeholder

  private func syntaxError(at offset: Int) -> PatternError {
    let before = bytes[..<offset].last { !Self.isSpace($0) }
    guard before == UInt8(ascii: "{") else {
      return PatternError(
        kind: .badForm,
        offset: offset,
        message: "A form is a keyword and its text in braces: one {…} other {…}, =0 {…}."
      )
    }
    let rest = bytes[offset...].drop(while: Self.isSpace)
    let name = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
    let after = rest[name.endIndex...].drop(while: Self.isSpace)
    if name.isEmpty {
      return badName(
        rest.startIndex,
        "A placeholder has no name. Write {name}, or '{' for a brace that is part of the text."
      )
    }
    guard after.first == UInt8(ascii: ",") else {
      return badName(
        name.startIndex,
        "A name is one word of letters, digits and _, or a number: {name}, {0}. For a brace that is part of the text write '{'."
      )
    }
    let type = after.dropFirst().drop(while: Self.isSpace).prefix {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    switch String(decoding: type, as: UTF8.self).lowercased() {
    case "plural", "selectordinal", "select":
      return PatternError(
        kind: .badForm,
        offset: type.startIndex,
        message: "The forms are missing. Write them after a comma: {…, plural, one {…} other {…}}."
      )
    default:
      return PatternError(
        kind: .unknownFormat,
        offset: type.startIndex,
        message: "After the comma stands the kind of the value: number, date, time, plural, select."
      )
    }
  }

  private func badName(_ offset: Int, _ message: String) -> PatternError {
    PatternError(kind: .badName, offset: offset, message: message)
  }

  /// True for a plural or select that has no `other` of its own.
  private func lacksOther(_ pair: Range<Int>) -> Bool {
    var own: [UInt8] = []
    var depth = 0
    for byte in bytes[pair].dropFirst().dropLast() {
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { own.append(byte) }
      if byte == UInt8(ascii: "{") { depth += 1 }
    }
    let words = String(decoding: own, as: UTF8.self).split {
      $0 == "," || $0 == " " || $0 == "{" || $0 == "}" || $0.isNewline
    }
    guard words.count > 1, ["plural", "select", "selectordinal"].contains(words[1].lowercased()) else { return false }
    return !words.dropFirst(2).contains("other")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// The braces of a pattern that are not quoted.
  private struct Braces {
    /// The place of the innermost `{` without a `}`.
    var unclosed: Int?
    /// Each `{` with its `}`, in the order of the opening ones.
    var pairs: [Range<Int>] = []

    init(_ bytes: [UInt8]) {
      var open: [Int] = []
      var quoted = false
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "'"):
          let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
          if quoted {
            quoted = false
          } else {
            quoted = next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
          }
        case UInt8(ascii: "{") where !quoted: open.append(offset)
        case UInt8(ascii: "}") where !quoted:
          if let start = open.popLast() { pairs.append(start..<offset + 1) }
        default: break
        }
      }
      unclosed = open.last
      pairs.sort { $0.lowerBound < $1.lowerBound }
    }
  }
}
