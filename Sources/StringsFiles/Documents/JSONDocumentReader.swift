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
  /// Whether the text ends in a string that is not closed, which says enough.
  private var isCut = false
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
    if state != .end, !isCut { builder.add(problem: .unexpectedEnd(expected: expectation), at: end..<end) }
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
    if isFollowedByText(bytes), hasOddMarks(bytes, from: position), end(ofTorn: start, upTo: offset, in: bytes) != nil {
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

  private mutating func decode(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Range<Int> {
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

// MARK: Missing quotation marks

extension JSONDocumentReader {
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Where a string goes on behind a backslash: behind what it escapes, which is no control character.
  private static func offset(behindBackslash offset: Int, in bytes: Span<UInt8>) -> Int {
    offset &+ 1 < bytes.count && bytes[offset &+ 1] < 0x20 ? offset &+ 1 : offset &+ 2
  }

  private func offset(behindBlanksFrom start: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start
    while offset < end, ByteClass.isBlank(bytes[offset]) { offset &+= 1 }
    return offset
  }

  /// The next quotation mark without a backslash before it, or nil where there is none, or a line ends before.
  private func mark(_ bytes: Span<UInt8>, from start: Int, inLine: Bool) -> Int? {
    var offset = start
    while true {
      offset = offsetOfSpecial(inJSONStringFrom: offset, to: end, in: bytes)
      guard offset < end else { return nil }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { return offset }
      if inLine, Self.isLineEnd(byte) { return nil }
      offset = byte == UInt8(ascii: "\\") ? Self.offset(behindBackslash: offset, in: bytes) : offset &+ 1
    }
  }

  /// Whether the rest of a line has an odd number of quotation marks.
  private func hasOddMarks(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var isOdd = false
    var offset = start
    while let mark = mark(bytes, from: offset, inLine: true) {
      isOdd.toggle()
      offset = mark &+ 1
    }
    return isOdd
  }

  /// Whether a string with a line end in it is closed behind that, and not the next string opened: then the mark is one
  /// too many for its line, and what belongs behind a string stands behind it.
  private func isClosed(_ bytes: Span<UInt8>, behindLineEnd lineEnd: Int) -> Bool {
    guard let mark = mark(bytes, from: lineEnd, inLine: false), !hasOddMarks(bytes, from: mark &+ 1) else {
      return false
    }
    let next = offset(behindBlanksFrom: mark &+ 1, in: bytes)
    guard next < end else { return builder.depth == 0 }
    switch bytes[next] {
    case UInt8(ascii: ":"): return state == .key
    case UInt8(ascii: ","): return state == .value && builder.depth > 0
    case UInt8(ascii: "}"): return state == .value && builder.container == .dictionary
    case UInt8(ascii: "]"): return state == .value && builder.container == .array
    default: return false
    }
  }

  /// Whether text stands in the line behind a string that has been read, where nothing of JSON can begin.
  private func isFollowedByText(_ bytes: Span<UInt8>) -> Bool {
    let next = offset(behindBlanksFrom: position, in: bytes)
    guard next < end, !(position..<next).contains(where: { Self.isLineEnd(bytes[$0]) }) else { return false }
    return !Self.isPunctuation(bytes[next]) && bytes[next] != UInt8(ascii: "\"")
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// Tells that a string lacks its closing mark, and goes on behind what is most likely its text.
  ///
  /// - Parameter limit: the end of its line, or the mark that opens the next string there.
  private mutating func goOn(_ bytes: Span<UInt8>, behindTorn start: Int, upTo limit: Int) -> Bool {
    builder.add(problem: .unterminatedString, at: start..<(start &+ 1))
    let next = offset(behindBlanksFrom: limit, in: bytes)
    isCut = next == end
    let textEnd = end(ofTorn: start, upTo: limit, in: bytes)
    position = textEnd ?? limit
    let content = (start &+ 1)..<position
    if state == .value {
      state = builder.depth == 0 ? .end : .separator
      return builder.addLeaf(.string, span: start..<position, text: content, isTorn: true)
    }
    if textEnd != nil || next < end && bytes[next] == UInt8(ascii: ":") {
      let text = content.lowerBound..<lastEnd(bytes, content)
      builder.setKey(start..<text.upperBound, text: text, isTorn: true)
      state = .colon
    } else {
      // A member that is nothing but a piece of its key.
      state = next < end && bytes[next] == UInt8(ascii: "\"") ? .key : .separator
    }
    return true
  }

  /// Where a part of the source ends without the blanks at its end.
  private func lastEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var last = range.upperBound
    while last > range.lowerBound, ByteClass.isBlank(bytes[last &- 1]) { last &-= 1 }
    return last
  }

  /// Where the text of a string most likely ends that lacks its closing mark; nil where another one follows in the line
  /// and nothing shows that, and where no colon ends a key.
  private func end(ofTorn start: Int, upTo limit: Int, in bytes: Span<UInt8>) -> Int? {
    state == .key
      ? colon(behindTorn: start, upTo: limit, in: bytes) : endOfValue(behindTorn: start, upTo: limit, in: bytes)
  }

  /// The last colon with the beginning of a value behind it.
  private func colon(behindTorn start: Int, upTo limit: Int, in bytes: Span<UInt8>) -> Int? {
    (start &+ 1..<limit).last { offset in
      guard bytes[offset] == UInt8(ascii: ":") else { return false }
      let next = self.offset(behindBlanksFrom: offset &+ 1, in: bytes)
      guard next < limit else { return true }
      switch bytes[next] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
      default:
        return bytes.hasText("true", at: next) || bytes.hasText("false", at: next) || bytes.hasText("null", at: next)
      }
    }
  }

  /// Where the braces, brackets and the comma begin that end the line and close what is open.
  private func endOfValue(behindTorn start: Int, upTo limit: Int, in bytes: Span<UInt8>) -> Int? {
    let last = lastEnd(bytes, (start &+ 1)..<limit)
    let isBeforeMark = limit < end && bytes[limit] == UInt8(ascii: "\"")
    guard !isBeforeMark || last > start &+ 1 && bytes[last &- 1] == UInt8(ascii: ",") else { return nil }
    var first = last
    while first > start &+ 1, Self.mayEndLine(bytes[first &- 1]) { first &-= 1 }
    // What the text itself has opened, such as a placeholder, it closes.
    var openCount = 0
    for offset in (start &+ 1)..<first {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): openCount &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): openCount = max(0, openCount &- 1)
      default: break
      }
    }
    while first < last, openCount > 0 {
      if bytes[first] == UInt8(ascii: "}") || bytes[first] == UInt8(ascii: "]") { openCount &-= 1 }
      first &+= 1
    }
    while first < last, !closes(bytes, first..<last) { first &+= 1 }
    return lastEnd(bytes, (start &+ 1)..<first)
  }

  private static func mayEndLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ",") || ByteClass.isBlank(byte)
  }

  /// Whether some braces, brackets and a comma close the innermost containers in order, and the comma is the last.
  private func closes(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var count = 0
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "}"):
        guard builder.container(outward: count) == .dictionary else { return false }
        count &+= 1
      case UInt8(ascii: "]"):
        guard builder.container(outward: count) == .array else { return false }
        count &+= 1
      case UInt8(ascii: ","):
        guard count < builder.depth, offset &+ 1 == range.upperBound else { return false }
      default: break
      }
    }
    return true
  }
}
