/// Reads JSON (RFC 8259) with places, and goes on where a comma is wrong or a merge left its marks.
struct JSONDocumentReader {
  private enum State { case value, key, colon, separator, end }

  private var builder: DocumentBuilder
  private var position: Int
  private let end: Int
  private var state = State.value
  /// What a merge conflict does to commas is not told again.
  private var hasConflict = false
  private var conflict = MergeConflict()
  private let textStart: Int

  private init(_ source: SourceText) {
    end = source.bytes.count
    position = source.start
    builder = DocumentBuilder(decoded: DecodedTexts(base: end, malformed: source.faults.malformed))
    textStart = source.start
  }

  static func read(_ source: SourceText) -> DocumentTree {
    var reader = JSONDocumentReader(source)
    reader.read(source.bytes.span)
    return reader.builder.tree
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    while true {
      skipBlanks(bytes)
      guard position < end else { break }
      guard step(bytes, bytes[position]) else {
        builder.closeAll(at: position)
        return
      }
    }
    if state != .end { builder.add(problem: .unexpectedEnd(expected: expectation), at: end..<end) }
    builder.closeAll(at: end)
  }

  /// Reads one token; false where reading cannot go on.
  private mutating func step(_ bytes: Span<UInt8>, _ byte: UInt8) -> Bool {
    if bytes.isConflictMark(at: position, textStart: textStart) { return skipConflictMark(bytes) }
    switch (state, byte) {
    case (.value, UInt8(ascii: "{")), (.value, UInt8(ascii: "[")):
      let kind: DocumentTree.Kind = byte == UInt8(ascii: "{") ? .dictionary : .array
      guard builder.open(kind, at: position) else { return false }
      position &+= 1
      state = kind == .dictionary ? .key : .value
      return true
    case (.value, UInt8(ascii: "]")) where builder.container == .array:
      if builder.hasMember { tell(.unexpectedText(found: "]", expected: .value), length: 1) }
      return close()
    case (.key, UInt8(ascii: "}")):
      if builder.hasMember { tell(.unexpectedText(found: "}", expected: .key), length: 1) }
      return close()
    case (.separator, UInt8(ascii: "}")) where builder.container == .dictionary,
      (.separator, UInt8(ascii: "]")) where builder.container == .array:
      return close()
    case (.separator, UInt8(ascii: ",")):
      position &+= 1
      state = builder.container == .dictionary ? .key : .value
      return true
    case (.colon, UInt8(ascii: ":")):
      position &+= 1
      state = .value
      return true
    case (.value, UInt8(ascii: "\"")), (.key, UInt8(ascii: "\"")): return readString(bytes)
    case (.value, UInt8(ascii: "-")), (.value, UInt8(ascii: "0")...UInt8(ascii: "9")),
      (.value, UInt8(ascii: "a")...UInt8(ascii: "z")):
      return readWord(bytes)
    case (.separator, UInt8(ascii: "\"")), (.separator, UInt8(ascii: "{")), (.separator, UInt8(ascii: "[")):
      tell(.unexpectedText(found: String(Unicode.Scalar(byte)), expected: .comma), length: 1)
      state = builder.container == .dictionary ? .key : .value
      return true
    default:
      let text = bytes.excerpt(position..<bytes.endOfLine(from: position), limit: 12)
      let character = position..<bytes.endOfCharacter(from: position)
      builder.add(problem: .unexpectedText(found: text, expected: expectation), at: character)
      return false
    }
  }

  private var expectation: FileProblem.Expectation {
    switch state {
    case .value: .value
    case .key: .key
    case .colon: .colon
    case .separator: builder.container == .array ? .commaOrBracket : .commaOrBrace
    case .end: .end
    }
  }

  private mutating func tell(_ kind: FileProblem.Kind, length: Int) {
    if !hasConflict { builder.add(problem: kind, at: position..<(position + length)) }
  }

  private mutating func close() -> Bool {
    position &+= 1
    builder.close(at: position)
    state = builder.isComplete ? .end : .separator
    return true
  }

  private mutating func skipConflictMark(_ bytes: Span<UInt8>) -> Bool {
    let lineEnd = bytes.endOfLine(from: position)
    if conflict.isNew(mark: bytes[position]) {
      builder.add(problem: .mergeConflict, at: position..<lineEnd)
    }
    hasConflict = true
    position = lineEnd
    return true
  }

  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while position < end, ByteClass.isBlank(bytes[position]) { position &+= 1 }
  }

  private mutating func readWord(_ bytes: Span<UInt8>) -> Bool {
    let start = position
    while position < end, ByteClass.isUnquoted(bytes[position]) || bytes[position] == UInt8(ascii: "+") {
      position &+= 1
    }
    let range = start..<position
    let kind: DocumentTree.Kind
    if bytes[start] < UInt8(ascii: "a") {
      kind = .number
      if !Self.isNumber(bytes, range) {
        builder.add(problem: .unexpectedText(found: bytes.excerpt(range, limit: 12), expected: .value), at: range)
      }
    } else if bytes.hasText("true", at: start) && range.count == 4
      || bytes.hasText("false", at: start) && range.count == 5
    {
      kind = .boolean
    } else if bytes.hasText("null", at: start) && range.count == 4 {
      kind = .null
    } else {
      let text = bytes.excerpt(range, limit: 12)
      builder.add(problem: .unexpectedText(found: text, expected: .value), at: range)
      return false
    }
    state = builder.depth == 0 ? .end : .separator
    return builder.addLeaf(kind, span: range, text: range)
  }

  /// Whether a word is a number by the grammar of RFC 8259, section 6: `00`, `1.` and `+1` are none.
  private static func isNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func has(_ letters: Unicode.Scalar...) -> Bool {
      offset < range.upperBound && letters.contains(Unicode.Scalar(bytes[offset]))
    }
    func skipDigits() -> Int {
      let start = offset
      while offset < range.upperBound, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset &+= 1 }
      return offset - start
    }
    if has("-") { offset &+= 1 }
    let beginsWithZero = has("0")
    let digits = skipDigits()
    if digits == 0 || beginsWithZero && digits > 1 { return false }
    if has(".") {
      offset &+= 1
      if skipDigits() == 0 { return false }
    }
    if has("e", "E") {
      offset &+= 1
      if has("+", "-") { offset &+= 1 }
      if skipDigits() == 0 { return false }
    }
    return offset == range.upperBound
  }

  private mutating func readString(_ bytes: Span<UInt8>) -> Bool {
    let start = position
    var offset = start &+ 1
    var hasEscapes = false
    while true {
      offset = StringsFiles.offset(of: UInt8(ascii: "\""), or: UInt8(ascii: "\\"), from: offset, to: end, in: bytes)
      guard offset < end else {
        builder.add(problem: .unterminatedString, at: start..<(start + 1))
        position = end
        return false
      }
      if bytes[offset] == UInt8(ascii: "\"") { break }
      hasEscapes = true
      offset &+= 2
    }
    position = offset &+ 1
    let content = (start &+ 1)..<offset
    let text = hasEscapes || builder.decoded.hasMalformed(in: content) ? decode(bytes, content) : content
    guard state == .value else {
      builder.setKey(start..<position, text: text)
      state = .colon
      return true
    }
    state = builder.depth == 0 ? .end : .separator
    return builder.addLeaf(.string, span: start..<position, text: text)
  }

  private mutating func decode(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Range<Int> {
    guard builder.decoded.hasRoom(for: content) else {
      builder.add(problem: .fileTooLarge(byteCount: end, limit: ReadingLimits.byteCount), at: content)
      return content.lowerBound..<content.lowerBound
    }
    let start = builder.decoded.end
    var offset = content.lowerBound
    while offset < content.upperBound {
      let backslash = StringsFiles.offset(
        of: UInt8(ascii: "\\"),
        or: UInt8(ascii: "\\"),
        from: offset,
        to: content.upperBound,
        in: bytes
      )
      builder.decoded.append(offset..<backslash, of: bytes)
      guard backslash &+ 1 < content.upperBound else { break }
      offset = appendEscape(bytes, at: backslash, to: content.upperBound)
    }
    return start..<builder.decoded.end
  }

  /// Appends what an escape stands for, and returns where it ends.
  private mutating func appendEscape(_ bytes: Span<UInt8>, at start: Int, to limit: Int) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "b"): builder.decoded.append("\u{8}")
    case UInt8(ascii: "f"): builder.decoded.append("\u{C}")
    case UInt8(ascii: "n"): builder.decoded.append("\n")
    case UInt8(ascii: "r"): builder.decoded.append("\r")
    case UInt8(ascii: "t"): builder.decoded.append("\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      builder.decoded.append(Unicode.Scalar(bytes[start + 1]))
    case UInt8(ascii: "u"): return appendUnicodeEscape(bytes, at: start, to: limit)
    default:
      let range = (start + 1)..<min(bytes.endOfCharacter(from: start + 1), limit)
      let text = bytes.excerpt(range, limit: 1)
      builder.add(problem: .unknownEscape(character: text), at: start..<range.upperBound)
      builder.decoded.append(range, of: bytes)
      return range.upperBound
    }
    return start + 2
  }

  private mutating func appendUnicodeEscape(_ bytes: Span<UInt8>, at start: Int, to limit: Int) -> Int {
    guard let unit = hexadecimal(bytes, at: start + 2, to: limit) else {
      builder.add(problem: .emptyUnicodeEscape, at: start..<(start + 2))
      builder.decoded.append("\u{FFFD}")
      return start + 2
    }
    if let scalar = Unicode.Scalar(unit) {
      builder.decoded.append(scalar)
      return start + 6
    }
    if UTF16.isLeadSurrogate(unit), bytes.hasText("\\u", at: start + 6),
      let trail = hexadecimal(bytes, at: start + 8, to: limit), UTF16.isTrailSurrogate(trail)
    {
      builder.decoded.append(UTF16.scalar(lead: unit, trail: trail))
      return start + 12
    }
    let digits = String(unit, radix: 16, uppercase: true)
    builder.add(problem: .unpairedSurrogate(digits: digits), at: start..<(start + 6))
    builder.decoded.append("\u{FFFD}")
    return start + 6
  }

  /// Exactly four hexadecimal digits.
  private func hexadecimal(_ bytes: Span<UInt8>, at start: Int, to limit: Int) -> UInt16? {
    guard start + 4 <= limit else { return nil }
    var value: UInt16 = 0
    for offset in start..<(start + 4) {
      guard let digit = ByteClass.hexadecimalDigit(bytes[offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
