/// Strings that lack a quotation mark, or have those of a text processor.
extension JSONDocumentReader {
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Where a string goes on behind a backslash: behind what it escapes, which is no control character.
  static func offset(behindBackslash offset: Int, in bytes: Span<UInt8>) -> Int {
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
  func hasOddMarks(_ bytes: Span<UInt8>, from start: Int) -> Bool {
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
  func isClosed(_ bytes: Span<UInt8>, behindLineEnd lineEnd: Int) -> Bool {
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
  func isFollowedByText(_ bytes: Span<UInt8>) -> Bool {
    let next = offset(behindBlanksFrom: position, in: bytes)
    guard next < end, !(position..<next).contains(where: { Self.isLineEnd(bytes[$0]) }) else { return false }
    return !Self.isPunctuation(bytes[next]) && bytes[next] != UInt8(ascii: "\"")
  }

  /// Whether a key ends in a colon, with the mark of the next string behind it: then it took the mark for its own.
  func isFollowedByValue(_ bytes: Span<UInt8>, content: Range<Int>) -> Bool {
    let last = lastEnd(bytes, content)
    guard state == .key, last > content.lowerBound, bytes[last &- 1] == UInt8(ascii: ":") else { return false }
    let next = bytes.endOfSpaces(from: position)
    return next < end && bytes[next] == UInt8(ascii: "\"")
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
  mutating func goOn(_ bytes: Span<UInt8>, behindTorn start: Int, upTo limit: Int) -> Bool {
    let next = offset(behindBlanksFrom: limit, in: bytes)
    let textEnd = end(ofTorn: start, upTo: limit, in: bytes)
    let last = lastEnd(bytes, (start &+ 1)..<(textEnd ?? limit))
    if let mark = bytes.typographicMark(endingAt: last, from: start &+ 1) {
      let content = (start &+ 1)..<(last &- mark.utf8.count)
      // One that closes what the text itself has opened is no end of it.
      if !content.contains(where: { bytes.typographicMark(at: $0, to: content.upperBound) != nil }) {
        position = last
        return readMarked(bytes, start..<last, content: content, mark: mark, at: content.upperBound)
      }
    }
    builder.add(problem: .unterminatedString, at: start..<(start &+ 1))
    isCut = next == end
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

  /// A string that begins here without a quotation mark, or with one of a text processor.
  struct UnmarkedString {
    /// What stands between its marks.
    let content: Range<Int>
    let end: Int
    /// The mark of a text processor before it.
    let mark: String?
  }

  /// The string that begins here without `"`: a key before a colon, or a value before what ends one in its line.
  func unmarkedString(_ bytes: Span<UInt8>) -> UnmarkedString? {
    guard state == .key || state == .value, builder.depth > 0 else { return nil }
    let mark = bytes.typographicMark(at: position, to: end)
    let first = bytes[position]
    // Comments begin with a slash.
    guard mark != nil || first >= 0x80 || ByteClass.isUnquoted(first) && first != UInt8(ascii: "/") else { return nil }
    let start = position &+ (mark?.utf8.count ?? 0)
    // No further than that: a file may be one line with thousands of these.
    let limit = Swift.min(start &+ Self.longestUnmarked, end)
    var offset = start
    while offset < limit {
      let byte = bytes[offset]
      if Self.isLineEnd(byte) { return nil }
      let length =
        byte == UInt8(ascii: "\"") ? 1 : mark.flatMap { endOfMarked(bytes, at: offset, by: $0) }
      if let length, endsString(bytes, at: offset &+ length) {
        return UnmarkedString(content: start..<offset, end: offset &+ length, mark: mark)
      }
      if byte == UInt8(ascii: "\"") { return nil }
      if mark == nil, state == .key, byte == UInt8(ascii: ":") {
        let last = lastEnd(bytes, start..<offset)
        return last > start ? UnmarkedString(content: start..<last, end: last, mark: nil) : nil
      }
      offset = byte == UInt8(ascii: "\\") ? Self.offset(behindBackslash: offset, in: bytes) : offset &+ 1
    }
    return nil
  }

  /// The length of the mark here that may close what another one of text processors has opened: both single or both double.
  private func endOfMarked(_ bytes: Span<UInt8>, at offset: Int, by opening: String) -> Int? {
    guard let mark = bytes.typographicMark(at: offset, to: end),
      Self.singleMarks.contains(mark) == Self.singleMarks.contains(opening)
    else { return nil }
    return mark.utf8.count
  }

  /// `‘ ’ ‚ ‛ ‹ › ＇ ′`
  private static let singleMarks: Set<String> = [
    "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2039}", "\u{203A}", "\u{FF07}", "\u{2032}",
  ]

  /// How far the end of a string without a mark before it is looked for.
  private static let longestUnmarked = 1024

  /// Whether what stands here may follow the string that is expected.
  private func endsString(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let next = bytes.endOfSpaces(from: offset)
    guard next < end else { return false }
    if state == .key { return bytes[next] == UInt8(ascii: ":") }
    return Self.mayEndLine(bytes[next])
  }

  /// Reads a string that lacks the mark before it.
  mutating func readUnmarked(_ bytes: Span<UInt8>, _ string: UnmarkedString) -> Bool {
    let start = position
    position = string.end
    let span = start..<string.end
    return readMarked(bytes, span, content: string.content, mark: string.mark, at: start)
  }

  /// Takes a string for what it says, and tells of the mark that is wrong or missing.
  private mutating func readMarked(
    _ bytes: Span<UInt8>,
    _ span: Range<Int>,
    content: Range<Int>,
    mark: String?,
    at place: Int
  ) -> Bool {
    if let mark {
      builder.add(problem: .typographicQuotationMark(character: mark), at: place..<(place &+ mark.utf8.count))
    } else {
      builder.add(problem: .missingQuotationMark, at: place..<place)
    }
    let text = decode(bytes, content)
    guard state == .value else {
      builder.setKey(span, text: text)
      state = .colon
      return true
    }
    state = .separator
    return builder.addLeaf(.string, span: span, text: text)
  }

  /// Where a part of the source ends without the blanks at its end.
  private func lastEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var last = range.upperBound
    while last > range.lowerBound, ByteClass.isBlank(bytes[last &- 1]) { last &-= 1 }
    return last
  }

  /// Where the text of a string most likely ends that lacks its closing mark; nil where another one follows in the line
  /// and nothing shows that, and where no colon ends a key.
  func end(ofTorn start: Int, upTo limit: Int, in bytes: Span<UInt8>) -> Int? {
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
