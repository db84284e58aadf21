/// Turns what stands between the quotation marks of a JSON string (RFC 8259, section 7) into text, step by step.
struct JSONTextDecoder {
  private(set) var offset: Int
  let end: Int

  /// A decoder for what stands between the quotation marks.
  init(_ content: Range<Int>) {
    offset = content.lowerBound
    end = content.upperBound
  }

  /// The next step, or nil at the end. Plain bytes come as they are, malformed ones among them.
  mutating func next(_ bytes: Span<UInt8>) -> TextDecoder.Step? {
    guard offset < end else { return nil }
    let start = offset
    let special = offsetOfSpecial(inJSONStringFrom: start, to: end, in: bytes)
    let step: TextDecoder.Step
    switch special == start ? bytes[start] : 0 {
    case UInt8(ascii: "\\") where start &+ 1 < end: step = escape(bytes, at: start)
    case 0x01...0x1F: step = control(bytes, at: start, length: 1)
    // U+0000 is told for the whole file.
    default: step = TextDecoder.Step(source: start..<max(special, start &+ 1), output: .verbatim)
    }
    offset = step.source.upperBound
    return step
  }

  /// A control character that should be an escape; CR LF is one line end.
  private func control(_ bytes: Span<UInt8>, at start: Int, length: Int) -> TextDecoder.Step {
    let byte = bytes[start &+ length &- 1]
    let isSecondHalf = byte == UInt8(ascii: "\n") && bytes[start &- 1] == UInt8(ascii: "\r")
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    let escape = isLineEnd ? #"\n"# : JSONText.escaped(String(Unicode.Scalar(byte)))
    return TextDecoder.Step(
      source: start..<(start &+ length),
      output: .scalar(Unicode.Scalar(byte)),
      fault: isSecondHalf ? nil : .controlCharacter(escape: escape)
    )
  }

  private func escape(_ bytes: Span<UInt8>, at start: Int) -> TextDecoder.Step {
    func step(_ scalar: Unicode.Scalar, length: Int = 2, fault: FileProblem.Kind? = nil) -> TextDecoder.Step {
      TextDecoder.Step(source: start..<start + length, output: .scalar(scalar), fault: fault)
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "b"): return step("\u{8}")
    case UInt8(ascii: "f"): return step("\u{C}")
    case UInt8(ascii: "n"): return step("\n")
    case UInt8(ascii: "r"): return step("\r")
    case UInt8(ascii: "t"): return step("\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return step(Unicode.Scalar(bytes[start + 1]))
    case UInt8(ascii: "u"): break
    case 0x01...0x1F: return control(bytes, at: start, length: 2)
    default:
      let range = (start + 1)..<min(bytes.endOfCharacter(from: start + 1), end)
      let character = bytes.excerpt(range, limit: 1)
      let scalar = character.unicodeScalars.first ?? "\u{FFFD}"
      return step(scalar, length: range.count + 1, fault: .invalidEscape(character: character))
    }
    guard let unit = hexadecimal(bytes, at: start + 2) else {
      return step("\u{FFFD}", fault: .invalidEscape(character: "u"))
    }
    if let scalar = Unicode.Scalar(unit) { return step(scalar, length: 6) }
    if UTF16.isLeadSurrogate(unit), bytes.hasText("\\u", at: start + 6),
      let trail = hexadecimal(bytes, at: start + 8), UTF16.isTrailSurrogate(trail)
    {
      return step(UTF16.scalar(lead: unit, trail: trail), length: 12)
    }
    return step("\u{FFFD}", length: 6, fault: .unpairedSurrogate(escape: bytes.excerpt(start..<start + 6)))
  }

  /// Exactly four hexadecimal digits.
  private func hexadecimal(_ bytes: Span<UInt8>, at start: Int) -> UInt16? {
    guard start + 4 <= end else { return nil }
    var value: UInt16 = 0
    for offset in start..<(start + 4) {
      guard let digit = ByteClass.hexadecimalDigit(bytes[offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
