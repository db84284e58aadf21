/// What stands between entries and is no comment.
extension StringsScanner {
  /// Skips something that begins no entry, and tells of it.
  mutating func skipStray(_ bytes: Span<UInt8>) {
    let found = position
    if bytes.isConflictMark(at: found, textStart: start) { return skipConflictMark(bytes) }
    // `<` begins data only as a value; here it is more likely a tag.
    if let type = FileProblem.ValueType(opening: bytes[found]), type != .data {
      return skipUnsupported(bytes, type, key: nil)
    }
    switch bytes[found] {
    case UInt8(ascii: ";"):
      while position < end, bytes[position] == UInt8(ascii: ";") { position &+= 1 }
      problems.add(.straySemicolon, at: found..<position)
    case UInt8(ascii: "}"):
      position &+= 1
      let isLast = openBrace != nil && isOnlyBlank(bytes, from: position)
      openBrace = nil
      if !isLast { problems.add(.strayClosingBrace, at: found..<position) }
    case UInt8(ascii: "*") where bytes.hasText("*/", at: found):
      position &+= 2
      problems.add(.strayCommentEnd, at: found..<position)
    default:
      if let mark = typographicMark(bytes, at: found) {
        problems.add(.typographicQuotationMark(character: mark), at: found..<(found + mark.utf8.count))
        position = nextEntry(bytes, after: found)
        return
      }
      skipStrayText(bytes, from: found, behind: found &+ 1)
    }
  }

  /// Text that belongs to no entry, up to where one seems to begin.
  mutating func skipStrayText(_ bytes: Span<UInt8>, from start: Int, behind known: Int) {
    var next = bytes.endOfSpaces(from: known)
    let lineEnd = bytes.endOfLine(from: next)
    // An entry may follow on the same line: before a quotation mark is where to look.
    while next < lineEnd, !(ByteClass.isQuote(bytes[next]) && beginsEntry(bytes, at: next)) {
      if bytes.hasText("*/", at: next) || bytes.hasText("/*", at: next) || bytes.hasText("//", at: next) { break }
      next &+= 1
    }
    var textEnd = next
    while textEnd > start, ByteClass.isBlank(bytes[textEnd - 1]) { textEnd &-= 1 }
    problems.add(.strayText(text: bytes.excerpt(start..<textEnd)), at: start..<textEnd)
    if bytes.hasText("*/", at: next) {
      position = next &+ 2
    } else if next < lineEnd {
      position = next
    } else {
      position = nextEntry(bytes, after: start)
    }
  }

  /// Skips what separates without being a blank of ASCII: U+2028 and U+2029, which may; invisible characters, which are
  /// told; and bytes that were told already. False where something else stands here.
  mutating func skipUnusualBlank(_ bytes: Span<UInt8>) -> Bool {
    let found = position
    let length = TextFaults.sequenceLength(at: found, in: bytes, end: end)
    guard length > 0, !decoded.hasMalformed(in: found..<(found + length)) else {
      position &+= abs(length)
      return true
    }
    if bytes[found] == 0 || bytes.lineEndLength(at: found) == 3 {
      position &+= length
      return true
    }
    let text = String(decoding: (0..<length).map { bytes[found + $0] }, as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, let name = StrayCharacter.name(of: scalar) else { return false }
    position &+= length
    while position &+ length <= end, (0..<length).allSatisfy({ bytes[position + $0] == bytes[found + $0] }) {
      position &+= length
    }
    problems.add(.strayCharacter(name: name), at: found..<position)
    return true
  }

  private mutating func skipConflictMark(_ bytes: Span<UInt8>) {
    let found = position
    position = bytes.endOfLine(from: found)
    if conflict.isNew(mark: bytes[found]) { problems.add(.mergeConflict, at: found..<position) }
  }

  /// Skips a dictionary, an array or data with all that it holds.
  mutating func skipUnsupported(_ bytes: Span<UInt8>, _ type: FileProblem.ValueType, key: Range<Int>?) {
    let opening = position
    guard skipNested(bytes) else {
      problems.add(.unsupportedValue(type: type), at: opening..<(opening + 1), key: key)
      return goBack(to: nextEntry(bytes, after: opening, indentedAtMost: indentation(bytes, ofLineWith: opening)))
    }
    problems.add(.unsupportedValue(type: type), at: opening..<position, key: key)
    skipBlanks(bytes)
    if position < end, bytes[position] == UInt8(ascii: ";") { position &+= 1 }
  }

  /// Goes behind the bracket that closes the one here; false where there is none.
  ///
  /// Counts instead of calling itself: a million nested braces are only a number.
  private mutating func skipNested(_ bytes: Span<UInt8>) -> Bool {
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
        depth &+= 1
        position &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"):
        depth &-= 1
        position &+= 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard scanString(bytes) != nil else { return false }
      case UInt8(ascii: "/"):
        let before = position
        skipBlanks(bytes)
        if position == before { position &+= 1 }
      default:
        position &+= 1
      }
    }
    return false
  }

  private func isOnlyBlank(_ bytes: Span<UInt8>, from offset: Int) -> Bool {
    var probe = StringsScanner(end: end, position: offset)
    probe.skipBlanks(bytes)
    return probe.position >= end
  }

  /// How many blanks the line begins with.
  private func indentation(_ bytes: Span<UInt8>, ofLineWith offset: Int) -> Int {
    var lineStart = offset
    while lineStart > start, !bytes.isLineStart(lineStart, textStart: start) { lineStart &-= 1 }
    return bytes.endOfSpaces(from: lineStart) - lineStart
  }
}

extension FileProblem.ValueType {
  /// The type of value that a bracket opens.
  init?(opening byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .dictionary
    case UInt8(ascii: "("): self = .array
    case UInt8(ascii: "<"): self = .data
    default: return nil
    }
  }
}
