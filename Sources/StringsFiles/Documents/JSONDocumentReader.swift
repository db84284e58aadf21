/// Reads JSON (RFC 8259) with places, and goes on where a comma is wrong or a merge left its marks.
struct JSONDocumentReader {
  enum State { case value, key, colon, separator, end }

  var builder: DocumentBuilder
  var position: Int
  let end: Int
  var state = State.value
  /// What a merge conflict does to commas is not told again.
  private var hasConflict = false
  private var conflict = MergeConflict()
  /// Whether the text ends in a string that is not closed, which says enough.
  var isCut = false
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
        builder.closeAll(at: position, isCut: true)
        return
      }
    }
    if state != .end, !isCut { builder.add(problem: .unexpectedEnd(expected: expectation), at: end..<end) }
    builder.closeAll(at: end, isCut: true)
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
      (.value, UInt8(ascii: "a")...UInt8(ascii: "z")) where isWord(bytes) || unmarkedString(bytes) == nil:
      return readWord(bytes)
    case (.separator, UInt8(ascii: "\"")), (.separator, UInt8(ascii: "{")), (.separator, UInt8(ascii: "[")):
      tell(.unexpectedText(found: String(Unicode.Scalar(byte)), expected: .comma), length: 1)
      state = builder.container == .dictionary ? .key : .value
      return true
    default:
      if let word = unmarkedString(bytes) { return readUnmarked(bytes, word) }
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

  /// Whether `true`, `false` or `null` stands here.
  private func isWord(_ bytes: Span<UInt8>) -> Bool {
    var wordEnd = position
    while wordEnd < end, wordEnd - position < 6, ByteClass.isUnquoted(bytes[wordEnd]) { wordEnd &+= 1 }
    switch wordEnd - position {
    case 4: return bytes.hasText("true", at: position) || bytes.hasText("null", at: position)
    case 5: return bytes.hasText("false", at: position)
    default: return false
    }
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
    var isPlain = true
    var hasLineEnds = false
    while true {
      offset = offsetOfSpecial(inJSONStringFrom: offset, to: end, in: bytes)
      guard offset < end else { return goOn(bytes, behindTorn: start, upTo: end) }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { break }
      isPlain = false
      if !hasLineEnds, Self.isLineEnd(byte) {
        guard isClosed(bytes, behindLineEnd: offset) else { return goOn(bytes, behindTorn: start, upTo: offset) }
        hasLineEnds = true
      }
      offset = byte == UInt8(ascii: "\\") ? Self.offset(behindBackslash: offset, in: bytes) : offset &+ 1
    }
    position = offset &+ 1
    if isFollowedByText(bytes) || isFollowedByValue(bytes, content: (start &+ 1)..<offset),
      hasOddMarks(bytes, from: position), end(ofTorn: start, upTo: offset, in: bytes) != nil
    {
      return goOn(bytes, behindTorn: start, upTo: offset)
    }
    let content = (start &+ 1)..<offset
    let text = !isPlain || builder.decoded.hasMalformed(in: content) ? decode(bytes, content) : content
    guard state == .value else {
      builder.setKey(start..<position, text: text)
      state = .colon
      return true
    }
    state = builder.depth == 0 ? .end : .separator
    return builder.addLeaf(.string, span: start..<position, text: text)
  }

  mutating func decode(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Range<Int> {
    guard builder.decoded.hasRoom(for: content) else {
      builder.add(problem: .fileTooLarge(byteCount: end, limit: ReadingLimits.byteCount), at: content)
      return content.lowerBound..<content.lowerBound
    }
    let start = builder.decoded.end
    var decoder = JSONTextDecoder(content)
    while let step = decoder.next(bytes) {
      switch step.output {
      case .verbatim: builder.decoded.append(step.source, of: bytes)
      case .scalar(let scalar): builder.decoded.append(scalar)
      }
      if let fault = step.fault { builder.add(problem: fault, at: step.source) }
    }
    return start..<builder.decoded.end
  }
}
