/// What a line looks like from its beginning: recovery takes up reading where an entry seems to begin.
extension StringsScanner {
  /// The end of the line that `offset` is on.
  mutating func endOfLine(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    if knownLine.lowerBound > offset || offset > knownLine.upperBound {
      knownLine = offset..<Swift.min(bytes.endOfLine(from: offset), end)
    }
    return knownLine.upperBound
  }

  /// Where the next entry behind `offset` seems to begin, with the comments above it; or the end.
  ///
  /// - Parameter limit: what begins there or later is not looked for.
  mutating func nextEntry(_ bytes: Span<UInt8>, after offset: Int, before limit: Int? = nil) -> Int {
    let lineEnd = min(endOfLine(bytes, from: offset), limit ?? end)
    let next =
      entryBehindSemicolon(bytes, from: offset, to: lineEnd) ?? entryOnLaterLine(bytes, after: offset, before: limit)
    guard next == end, limit == nil, let brace = closingBrace(bytes, after: offset) else { return next }
    return brace
  }

  /// The brace that closes the file behind `offset`: no broken entry takes it along.
  private mutating func closingBrace(_ bytes: Span<UInt8>, after offset: Int) -> Int? {
    guard openBrace != nil else { return nil }
    let brace = knownClosingBrace ?? lastBrace(bytes)
    knownClosingBrace = brace
    return brace >= offset ? brace : nil
  }

  /// The last brace behind which only blanks and comments stand; -1 where there is none.
  private func lastBrace(_ bytes: Span<UInt8>) -> Int {
    // Comments may hold braces; more of them than this are not looked at.
    var attempts = 64
    var offset = end - 1
    while offset >= start, attempts > 0 {
      if bytes[offset] == UInt8(ascii: "}") {
        if isOnlyBlank(bytes, from: offset + 1) { return offset }
        attempts -= 1
      }
      offset -= 1
    }
    return -1
  }

  /// Where the next entry behind the line of `offset` seems to begin, with the comments above it; or the end.
  ///
  /// - Parameters:
  ///   - limit: what begins there or later is not looked for.
  ///   - indentation: lines indented further belong to something that is skipped.
  mutating func entryOnLaterLine(
    _ bytes: Span<UInt8>,
    after offset: Int,
    before limit: Int? = nil,
    indentedAtMost indentation: Int = .max
  ) -> Int {
    var comments: Int?
    var line = endOfLine(bytes, from: offset)
    while line < limit ?? end {
      line &+= bytes.lineEndLength(at: line)
      var start = bytes.endOfSpaces(from: line)
      let isCandidate = start - line <= indentation
      // A block comment may end in the middle of a line, with an entry behind it.
      while bytes.hasText("/*", at: start), let commentEnd = endOfClosedComment(bytes, from: start) {
        comments = comments ?? start
        start = bytes.endOfSpaces(from: commentEnd)
      }
      if isCandidate && beginsEntry(bytes, at: start) || bytes.isConflictMark(at: start, textStart: start)
        || isCandidate && openBrace != nil && start < end && bytes[start] == UInt8(ascii: "}")
      {
        return comments ?? start
      }
      line = bytes.endOfLine(from: start)
      if bytes.hasText("//", at: start) {
        comments = comments ?? start
      } else if line > start {
        comments = nil
      }
    }
    return end
  }

  /// An entry that stands behind a semicolon and has one of its own: nothing less tells it from text.
  func entryBehindSemicolon(_ bytes: Span<UInt8>, from start: Int, to lineEnd: Int) -> Int? {
    let semicolon = UInt8(ascii: ";")
    var offset = start
    while true {
      offset = StringsFiles.offset(of: semicolon, or: semicolon, from: offset, to: lineEnd, in: bytes)
      guard offset < lineEnd else { return nil }
      offset &+= 1
      let key = endOfSpacesAndComments(bytes, from: offset, to: lineEnd)
      guard key < lineEnd, let keyEnd = endOfQuotedString(bytes, from: key) else { continue }
      let equalsSign = bytes.endOfSpaces(from: keyEnd)
      guard equalsSign < end, bytes[equalsSign] == UInt8(ascii: "=") else { continue }
      let value = bytes.endOfSpaces(from: equalsSign &+ 1)
      guard value < end, let valueEnd = endOfQuotedString(bytes, from: value, mayHaveLines: true) else { continue }
      let last = bytes.endOfSpaces(from: valueEnd)
      if last < end, bytes[last] == semicolon { return key }
    }
  }

  /// The end of a string in quotation marks that is closed on its line, and holds more than what stands between strings.
  private func endOfQuotedString(_ bytes: Span<UInt8>, from start: Int, mayHaveLines: Bool = false) -> Int? {
    guard ByteClass.isQuote(bytes[start]),
      let stringEnd = endOfString(bytes, from: start, mayHaveLines: mayHaveLines),
      !isPunctuation(bytes, (start + 1)..<(stringEnd - 1))
    else { return nil }
    return stringEnd
  }

  /// Whether an entry seems to begin at `offset`: a key on one line with `=` or `;` behind it.
  func beginsEntry(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset < end else { return false }
    let isQuoted = ByteClass.isQuote(bytes[offset])
    guard isQuoted || ByteClass.isUnquoted(bytes[offset]) else { return typographicMark(bytes, at: offset) != nil }
    guard let keyEnd = endOfString(bytes, from: offset) else { return false }
    if isQuoted, isPunctuation(bytes, (offset + 1)..<(keyEnd - 1)) { return false }
    let next = endOfSpacesAndComments(bytes, from: keyEnd, to: end)
    guard next < end else { return false }
    if bytes[next] == UInt8(ascii: ";") { return isQuoted }
    guard bytes[next] == UInt8(ascii: "="), !bytes.hasText("==", at: next) else { return false }
    if isQuoted { return true }
    // Prose may hold a word and an equals sign; a bare key needs a value as well.
    let value = bytes.endOfSpaces(from: next + 1)
    guard value < end else { return false }
    if ByteClass.isQuote(bytes[value]) { return true }
    guard ByteClass.isUnquoted(bytes[value]), let valueEnd = endOfString(bytes, from: value) else { return false }
    let last = bytes.endOfSpaces(from: valueEnd)
    return last < end && bytes[last] == UInt8(ascii: ";")
  }

  /// The next byte on the line that is neither space nor comment.
  func endOfSpacesAndComments(_ bytes: Span<UInt8>, from start: Int, to limit: Int) -> Int {
    var offset = bytes.endOfSpaces(from: start)
    while bytes.hasText("/*", at: offset) {
      var close = offset &+ 2
      while close &+ 1 < limit, !bytes.hasText("*/", at: close) {
        if bytes.lineEndLength(at: close) > 0 { return offset }
        close &+= 1
      }
      guard close &+ 1 < limit else { return offset }
      offset = bytes.endOfSpaces(from: close &+ 2)
    }
    return offset
  }

  /// How far the end of a string is looked for on later lines; the same string may be asked about again and again.
  private static let longestText = 4096

  /// The end of a string that is closed on its line, or not much later where it may have lines.
  func endOfString(_ bytes: Span<UInt8>, from start: Int, mayHaveLines: Bool = false) -> Int? {
    let quote = bytes[start]
    var offset = start
    guard ByteClass.isQuote(quote) else {
      while offset < end, ByteClass.isUnquoted(bytes[offset]) { offset &+= 1 }
      return offset
    }
    offset &+= 1
    while offset < end {
      let byte = bytes[offset]
      if byte == quote { return offset &+ 1 }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        guard mayHaveLines, offset - start < Self.longestText else { return nil }
      }
      offset &+= byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The same as `endOfComment`, and keeps in mind where no comment is closed any more.
  private mutating func endOfClosedComment(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard let commentEnd = endOfComment(bytes, from: start) else {
      unclosedComment = min(unclosedComment, start)
      return nil
    }
    return commentEnd
  }

  /// The end of the block comment that begins at `start`; nil where it is not closed.
  func endOfComment(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    blockComment(bytes, from: start).map(\.end)
  }

  /// The end of the block comment that begins at `start`, and the first `/*` inside it; nil where it is not closed.
  @inline(__always)
  func blockComment(_ bytes: Span<UInt8>, from start: Int) -> (end: Int, innerOpening: Int?)? {
    guard start < unclosedComment else { return nil }
    var innerOpening: Int?
    var offset = start &+ 2
    while true {
      offset = StringsFiles.offset(of: UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: offset, to: end, in: bytes)
      guard offset &+ 1 < end else { return nil }
      if bytes[offset &+ 1] == UInt8(ascii: "/") { return (offset &+ 2, innerOpening) }
      if innerOpening == nil, offset > start &+ 2, bytes[offset &- 1] == UInt8(ascii: "/") {
        innerOpening = offset &- 1
      }
      offset &+= 1
    }
  }

  /// Whether only blanks, `=` and `;` stand between two quotation marks: they belong to two other strings.
  func isPunctuation(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    for offset in range where !ByteClass.isBlank(bytes[offset]) {
      if bytes[offset] != UInt8(ascii: "="), bytes[offset] != UInt8(ascii: ";") { return false }
    }
    return true
  }

  /// The quotation mark of a text processor that stands at `offset`.
  func typographicMark(_ bytes: Span<UInt8>, at offset: Int) -> String? {
    bytes.typographicMark(at: offset, to: end)
  }
}

extension Span<UInt8> {
  /// The quotation mark of a text processor that stands at `offset`.
  func typographicMark(at offset: Int, to end: Int) -> String? {
    guard offset < end, self[offset] >= 0xC2 else { return nil }
    let length = TextFaults.sequenceLength(at: offset, in: self, end: end)
    guard length > 0 else { return nil }
    let character = String(decoding: (0..<length).map { self[offset + $0] }, as: UTF8.self)
    return StringsScanner.typographicMarks.contains(character) ? character : nil
  }

  /// The quotation mark of a text processor that ends at `end`; it takes two or three bytes.
  func typographicMark(endingAt end: Int, from start: Int) -> String? {
    for offset in [end - 3, end - 2] where offset >= start {
      if let mark = typographicMark(at: offset, to: end), mark.utf8.count == end - offset { return mark }
    }
    return nil
  }
}

extension StringsScanner {
  /// `“ ” „ ‟ ‘ ’ ‚ ‛ « » ‹ › 「 」 『 』 ＂ ＇ ″ ′ 〝 〞 〟`
  static let typographicMarks: Set<String> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{AB}", "\u{BB}",
    "\u{2039}", "\u{203A}", "\u{300C}", "\u{300D}", "\u{300E}", "\u{300F}", "\u{FF02}", "\u{FF07}", "\u{2033}",
    "\u{2032}", "\u{301D}", "\u{301E}", "\u{301F}",
  ]
}
