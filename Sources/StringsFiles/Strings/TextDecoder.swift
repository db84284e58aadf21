/// Turns what stands between quotation marks into text, step by step: runs of plain bytes, escapes, malformed bytes.
///
/// The escapes are those of the reader behind `PropertyListSerialization` and `Bundle`. `\` and up to three octal digits
/// name a byte of the NeXTSTEP encoding, the number taken modulo 256: here as on Apple systems, whose CoreFoundation has
/// the same source (CFOldStylePList.c). Only Foundation's newer reader, behind `PropertyListDecoder`, differs: it takes
/// `\f` and `\v` for U+0012 and U+0011, hexadecimal digits that were read as decimal ones. No table is read by it.
struct TextDecoder {
  /// One step: what some bytes of the source become.
  struct Step {
    var source: Range<Int>
    var output: Output
    var fault: FileProblem.Kind?
  }

  enum Output {
    /// The source's own bytes.
    case verbatim
    /// Another scalar.
    case scalar(Unicode.Scalar)
  }

  private(set) var offset: Int
  let end: Int
  private let malformed: ArraySlice<Range<Int>>
  private var nextMalformed: Int

  /// A decoder for a range of the source.
  ///
  /// - Parameter malformed: the malformed parts of the source from the range's start on, in order.
  init(_ range: Range<Int>, malformed: ArraySlice<Range<Int>>) {
    offset = range.lowerBound
    end = range.upperBound
    self.malformed = malformed
    nextMalformed = malformed.startIndex
  }

  /// The next step, or nil at the end.
  mutating func next(_ bytes: Span<UInt8>) -> Step? {
    guard offset < end else { return nil }
    let start = offset
    while nextMalformed < malformed.endIndex, malformed[nextMalformed].upperBound <= start { nextMalformed &+= 1 }
    let faultStart = nextMalformed < malformed.endIndex ? malformed[nextMalformed].lowerBound : end
    if faultStart <= start {
      offset = min(malformed[nextMalformed].upperBound, end)
      return Step(source: start..<offset, output: .scalar("\u{FFFD}"))
    }
    guard bytes[start] == UInt8(ascii: "\\") else {
      let backslash = StringsFiles.offset(
        of: UInt8(ascii: "\\"),
        or: UInt8(ascii: "\\"),
        from: start,
        to: end,
        in: bytes
      )
      offset = min(backslash, faultStart, end)
      return Step(source: start..<offset, output: .verbatim)
    }
    return escape(bytes, from: start)
  }

  private mutating func escape(_ bytes: Span<UInt8>, from start: Int) -> Step {
    offset = start &+ 1
    guard offset < end else { return Step(source: start..<offset, output: .verbatim) }
    let byte = bytes[offset]
    offset &+= 1
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "a"): scalar = "\u{7}"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "v"): scalar = "\u{B}"
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): scalar = octal(bytes, first: byte)
    case UInt8(ascii: "U"): return unicodeEscape(bytes, from: start)
    default: return unknownEscape(bytes, from: start, byte)
    }
    return Step(source: start..<offset, output: .scalar(scalar))
  }

  /// Up to three octal digits; the number is taken modulo 256, as Foundation does.
  private mutating func octal(_ bytes: Span<UInt8>, first: UInt8) -> Unicode.Scalar {
    var value = first & 7
    for _ in 0..<2 {
      guard offset < end, bytes[offset] & 0xF8 == UInt8(ascii: "0") else { break }
      value = value << 3 | bytes[offset] & 7
      offset &+= 1
    }
    return NextStepEncoding.scalar(of: value)
  }

  private mutating func unicodeEscape(_ bytes: Span<UInt8>, from start: Int) -> Step {
    let digits = offset
    let unit = hexadecimal(bytes)
    guard offset > digits else {
      return Step(source: start..<offset, output: .scalar("\0"), fault: .emptyUnicodeEscape)
    }
    if let scalar = Unicode.Scalar(unit) {
      let fault = unit <= 0x10 ? longEscape(bytes, from: start, unit) : nil
      return Step(source: start..<offset, output: .scalar(scalar), fault: fault)
    }
    let afterFirst = offset
    if UTF16.isLeadSurrogate(unit), offset &+ 2 < end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset &+ 1] == UInt8(ascii: "U")
    {
      offset &+= 2
      let trail = hexadecimal(bytes)
      if UTF16.isTrailSurrogate(trail) {
        return Step(source: start..<offset, output: .scalar(UTF16.scalar(lead: unit, trail: trail)))
      }
      offset = afterFirst
    }
    let escape = bytes.excerpt(start..<offset)
    return Step(source: start..<offset, output: .scalar("\u{FFFD}"), fault: .unpairedSurrogate(escape: escape))
  }

  /// The fault that four more digits stand behind `\U` with four, where all of them number a character.
  private func longEscape(_ bytes: Span<UInt8>, from start: Int, _ high: UInt16) -> FileProblem.Kind? {
    var low = self
    let value = UInt32(high) << 16 | UInt32(low.hexadecimal(bytes))
    guard offset == start &+ 6, low.offset == offset &+ 4, let scalar = Unicode.Scalar(value) else { return nil }
    switch scalar.properties.generalCategory {
    case .unassigned, .control, .privateUse: return nil
    default: return .longUnicodeEscape(escape: bytes.excerpt(start..<low.offset), meant: String(scalar))
    }
  }

  /// Up to four hexadecimal digits.
  private mutating func hexadecimal(_ bytes: Span<UInt8>) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard offset < end, let digit = ByteClass.hexadecimalDigit(bytes[offset]) else { break }
      value = value << 4 | digit
      offset &+= 1
    }
    return value
  }

  /// The character after the backslash stands for itself.
  private mutating func unknownEscape(_ bytes: Span<UInt8>, from start: Int, _ byte: UInt8) -> Step {
    let length = TextFaults.sequenceLength(at: start &+ 1, in: bytes, end: end)
    // Malformed bytes after the backslash are told as such, and read by the next step.
    guard length > 0 else {
      offset = start &+ 1
      return next(bytes) ?? Step(source: start..<offset, output: .verbatim)
    }
    offset = start &+ 1 &+ length
    var value = UInt32(byte)
    if length > 1 {
      value &= 0x7F >> UInt32(length)
      for index in 1..<length { value = value << 6 | UInt32(bytes[start &+ 1 &+ index] & 0x3F) }
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    // A backslash before U+2028 or U+2029 is one before a line end.
    let isLineEnd = scalar == "\u{2028}" || scalar == "\u{2029}"
    return Step(
      source: start..<offset,
      output: .scalar(scalar),
      fault: isLineEnd ? nil : .unknownEscape(character: String(scalar))
    )
  }
}

extension FileProblem.Kind {
  /// Where a fault stands that a step met: an escape with too many digits is all of them.
  func span(of step: TextDecoder.Step) -> Range<Int> {
    guard case .longUnicodeEscape(let escape, _) = self else { return step.source }
    return step.source.lowerBound..<(step.source.lowerBound + escape.utf8.count)
  }
}
