/// Reads the old-style notation: `"key" = "value";` with comments anywhere.
///
/// The scanner is a cursor over bytes; it makes no strings. The bytes are passed to each step, because a stored span
/// would tie the scanner's life to them.
struct StringsScanner {
  /// A string as written.
  struct Token {
    var start: Int
    var end: Int
    var isQuoted: Bool
    var hasEscapes: Bool

    var range: Range<Int> { start..<end }
    /// What stands between the quotation marks.
    var content: Range<Int> { isQuoted ? (start &+ 1)..<max(start &+ 1, end &- 1) : start..<end }
  }

  let end: Int
  /// The file's text begins here.
  let start: Int
  var position: Int
  var records: [EntryRecord] = []
  var problems = ProblemList()
  /// The texts that are not as they are written.
  var decoded: DecodedTexts
  /// The brace that the file began with and that is still open.
  var openBrace: Int?
  /// How many bytes recovery may still go back; each return costs what it reads again.
  var returnBudget: Int
  var conflict = MergeConflict()
  /// No block comment that begins here or later is closed.
  var unclosedComment = Int.max
  /// A part of the line whose end was asked for last, up to that end. A file can be one long line with a fault at every
  /// step; to look for its end each time would cost the file each time.
  var knownLine = -1 ..< -1
  /// The brace that closes the file, or -1 where there is none; nil until someone asks.
  var knownClosingBrace: Int?

  /// Hands over what was read, and keeps nothing of it.
  mutating func takeEntries() -> (records: [EntryRecord], decoded: [UInt8]) {
    defer { records = [] }
    return (records, decoded.takeBytes())
  }

  init(_ source: SourceText) {
    start = source.start
    end = source.bytes.count
    position = start
    decoded = DecodedTexts(base: end, malformed: source.faults.malformed)
    returnBudget = (end &- start) &* 4 &+ 65_536
    // An entry of a real table takes more than that; where it does not, the array grows.
    records = [EntryRecord](withRoomFor: (end &- start) / 96)
  }

  /// A scanner that only looks ahead.
  init(end: Int, position: Int) {
    start = position
    self.end = end
    self.position = position
    decoded = DecodedTexts(base: end)
    returnBudget = 0
  }

  /// Reads everything.
  mutating func scan(_ bytes: Span<UInt8>) {
    var leading = position
    skipBlanks(bytes)
    if position < end, bytes[position] == UInt8(ascii: "{") {
      openBrace = position
      position &+= 1
      leading = position
    }
    while true {
      skipBlanks(bytes)
      guard position < end else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || ByteClass.isUnquoted(byte) || byte == UInt8(ascii: "'") {
        scanEntry(bytes, leading: leading)
      } else {
        skipStray(bytes)
      }
      leading = position
    }
    if let openBrace {
      problems.add(.missingClosingBrace, at: end..<end, notes: [(.opening, openBrace..<(openBrace + 1))])
    }
  }

  private mutating func scanEntry(_ bytes: Span<UInt8>, leading: Int) {
    let entryStart = position
    guard let key = scanString(bytes) else { return recoverUnterminated(bytes, from: entryStart, key: nil) }
    if isSwallowing(bytes, key) { return recoverAfterKey(bytes, key: key) }
    skipBlanks(bytes)
    guard position < end else { return recoverAfterKey(bytes, key: key) }
    switch sign(bytes, key: key) {
    case UInt8(ascii: "="):
      skipBlanks(bytes)
      guard position < end else { return recoverMissingValue(bytes, key: key) }
      let byte = bytes[position]
      guard
        byte == UInt8(ascii: "\"") || ByteClass.isUnquoted(byte) || byte == UInt8(ascii: "'")
          || skipObjectMark(bytes, entryStart: entryStart)
      else {
        return recoverMissingValue(bytes, key: key)
      }
      let valueStart = position
      guard let value = scanString(bytes) else { return recoverUnterminated(bytes, from: valueStart, key: key) }
      skipBlanks(bytes)
      if position < end, bytes[position] == UInt8(ascii: ";"), !isSwallowing(bytes, value) {
        position &+= 1
        append(bytes, leading: leading, key: key, value: value, end: position)
      } else {
        recoverAfterValue(bytes, leading: leading, key: key, value: value)
      }
    case UInt8(ascii: ";"):
      append(bytes, leading: leading, key: key, value: key, end: position)
    default:
      recoverAfterKey(bytes, key: key)
    }
  }

  /// Goes behind the `=` or `;` that stands here, and returns it; nil, and no step, where neither does.
  @inline(__always)
  private mutating func sign(_ bytes: Span<UInt8>, key: Token) -> UInt8? {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: ";"),
      UInt8(ascii: "=") where bytes.hasText("= \"", at: position):
      position &+= 1
      return byte
    default: return unusualSign(bytes, key: key)
    }
  }

  mutating func append(_ bytes: Span<UInt8>, leading: Int, key: Token, value: Token, end: Int) {
    let keyText = text(bytes, of: key)
    let valueText = key.start == value.start ? keyText : text(bytes, of: value)
    records.append(
      EntryRecord(
        leadingStart: UInt32(truncatingIfNeeded: leading),
        key: EntryRecord.Bytes(key.range),
        value: EntryRecord.Bytes(value.range),
        end: UInt32(truncatingIfNeeded: end),
        keyText: EntryRecord.Bytes(keyText),
        valueText: EntryRecord.Bytes(valueText),
        keyHash: KeyHash.hash(bytes, decoded, text: keyText)
      )
    )
  }

  // MARK: Tokens

  /// The string that begins here, or nil where it is not closed before the end of the file.
  mutating func scanString(_ bytes: Span<UInt8>) -> Token? {
    let start = position
    let quote = bytes[start]
    guard ByteClass.isQuote(quote) else {
      while position < end, ByteClass.isUnquoted(bytes[position]) { position &+= 1 }
      return Token(start: start, end: position, isQuoted: false, hasEscapes: false)
    }
    var hasEscapes = false
    var offset = start &+ 1
    while true {
      offset = StringsFiles.offset(of: quote, or: UInt8(ascii: "\\"), from: offset, to: end, in: bytes)
      guard offset < end else {
        position = end
        return nil
      }
      if bytes[offset] == quote { break }
      hasEscapes = true
      offset &+= 2
    }
    position = offset &+ 1
    return Token(start: start, end: position, isQuoted: true, hasEscapes: hasEscapes)
  }

  /// Goes to the next byte that is neither blank nor comment.
  @inline(__always)
  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while position < end {
      let byte = bytes[position]
      if ByteClass.isBlank(byte) {
        position &+= 1
      } else if byte == UInt8(ascii: "/") {
        guard skipComment(bytes) else { return }
      } else if byte < 0x20 || byte >= 0x7F {
        guard skipUnusualBlank(bytes) else { return }
      } else {
        return
      }
    }
  }

  /// Skips the comment that begins here, if one does.
  private mutating func skipComment(_ bytes: Span<UInt8>) -> Bool {
    guard position &+ 1 < end else { return false }
    switch bytes[position &+ 1] {
    case UInt8(ascii: "/"):
      position = bytes.endOfLine(from: position &+ 2)
      return true
    case UInt8(ascii: "*"):
      skipBlockComment(bytes)
      return true
    default:
      return false
    }
  }
}
