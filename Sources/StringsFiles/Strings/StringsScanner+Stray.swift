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
      problems.add(stray: .straySemicolon, at: found..<position, in: bytes)
    case UInt8(ascii: "}"):
      position &+= 1
      let isLast = openBrace != nil && isOnlyBlank(bytes, from: position)
      openBrace = nil
      if !isLast { problems.add(stray: .strayClosingBrace, at: found..<position, in: bytes) }
    case UInt8(ascii: "*") where bytes.hasText("*/", at: found):
      position &+= 2
      problems.add(stray: .strayCommentEnd, at: found..<position, in: bytes)
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
    let lineEnd = endOfLine(bytes, from: next)
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

  /// Skips the `@` before a value that was copied from source code; told once for an entry.
  mutating func skipObjectMark(_ bytes: Span<UInt8>, entryStart: Int) -> Bool {
    let found = position
    guard bytes[found] == UInt8(ascii: "@"), found &+ 1 < end, ByteClass.isQuote(bytes[found &+ 1]) else {
      return false
    }
    position &+= 1
    if let last = problems.items.last, last.kind == .strayText(text: "@"), last.span.upperBound == entryStart {
      return true
    }
    problems.add(.strayText(text: "@"), at: found..<position)
    return true
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
    guard let scalar = text.unicodeScalars.first, let kind = FileProblem.Kind.strayCharacter(scalar) else {
      return false
    }
    position &+= length
    while position &+ length <= end, (0..<length).allSatisfy({ bytes[position + $0] == bytes[found + $0] }) {
      position &+= length
    }
    problems.add(stray: kind, at: found..<position, in: bytes)
    return true
  }

  /// Skips the mark of a conflict, and with it the parts of an entry that the conflict tore.
  mutating func skipConflictMark(_ bytes: Span<UInt8>, insideEntry: Bool = false) {
    let found = position
    position = bytes.endOfLine(from: found)
    if conflict.isNew(mark: bytes[found]) { problems.add(.mergeConflict, at: found..<position) }
    conflict.isInsideEntry = insideEntry || conflict.isInsideEntry && bytes[found] != UInt8(ascii: "<")
    guard conflict.isInsideEntry else { return }
    let isLast = bytes[found] == UInt8(ascii: ">")
    skipBlanks(bytes)
    if !isLast {
      if position < end, bytes[position] == UInt8(ascii: "="), !bytes.isConflictMark(at: position, textStart: start) {
        position &+= 1
        skipBlanks(bytes)
      }
      skipTornValue(bytes)
    }
    if position < end, bytes[position] == UInt8(ascii: ";") { position &+= 1 }
    if isLast { conflict.isInsideEntry = false }
  }

  /// Skips a value in quotation marks that one side of a conflict gives to the entry before; keys stay.
  private mutating func skipTornValue(_ bytes: Span<UInt8>) {
    let found = position
    guard found < end, ByteClass.isQuote(bytes[found]) else { return }
    guard endOfString(bytes, from: found) != nil, scanString(bytes) != nil else { return position = found }
    skipBlanks(bytes)
    let isKey = position < end && bytes[position] == UInt8(ascii: "=")
    if isKey, !bytes.isConflictMark(at: position, textStart: start) { position = found }
  }

  /// Skips a dictionary, an array or data with all that it holds.
  mutating func skipUnsupported(_ bytes: Span<UInt8>, _ type: FileProblem.ValueType, key: Range<Int>?) {
    let opening = position
    guard skipNested(bytes) else {
      problems.add(.unsupportedValue(type: type), at: opening..<(opening + 1), key: key)
      return goBack(to: entryBehindOpenBracket(bytes, at: opening, isValue: key != nil))
    }
    if key != nil, isBeforeText(bytes, from: opening) {
      problems.add(.missingQuotationMark, at: opening..<opening, key: key)
      return goBack(to: nextEntry(bytes, after: opening))
    }
    problems.add(.unsupportedValue(type: type), at: opening..<position, key: key)
    skipBlanks(bytes)
    if position < end, bytes[position] == UInt8(ascii: ";") { position &+= 1 }
  }

  /// Whether text goes on where a pair of brackets ends: they are part of a text without quotation marks.
  private mutating func isBeforeText(_ bytes: Span<UInt8>, from opening: Int) -> Bool {
    let lineEnd = endOfLine(bytes, from: opening)
    guard position < lineEnd else { return false }
    let next = endOfSpacesAndComments(bytes, from: position, to: lineEnd)
    guard next < lineEnd, !bytes.hasText("//", at: next), !bytes.hasText("/*", at: next),
      semicolonLookalike(bytes, at: next) == nil, !beginsEntry(bytes, at: next)
    else { return false }
    return ![UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">")].contains(bytes[next])
  }

  /// Where reading goes on behind a bracket that is not closed: on its line, else on one that is indented no further.
  private mutating func entryBehindOpenBracket(_ bytes: Span<UInt8>, at opening: Int, isValue: Bool) -> Int {
    let lineEnd = endOfLine(bytes, from: opening)
    let next = endOfSpacesAndComments(bytes, from: opening + 1, to: lineEnd)
    // Between entries a bracket is a slip. Behind one that begins a value stand its members; from the first semicolon on
    // nobody can tell them from entries, so none is lost.
    if !isValue, next < lineEnd, beginsEntry(bytes, at: next) { return next }
    let indentation = indentation(bytes, ofLineWith: opening)
    return entryBehindSemicolon(bytes, from: opening, to: lineEnd)
      ?? entryOnLaterLine(bytes, after: opening, indentedAtMost: indentation)
  }

  /// Goes behind the bracket that closes the one here; false where there is none.
  ///
  /// Counts instead of calling itself: a million nested braces are only numbers. A bracket that closes what was not
  /// opened in here belongs to the outside.
  private mutating func skipNested(_ bytes: Span<UInt8>) -> Bool {
    var (braces, parentheses, angles) = (0, 0, 0)
    while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"): braces &+= 1
      case UInt8(ascii: "("): parentheses &+= 1
      case UInt8(ascii: "<"): angles &+= 1
      case UInt8(ascii: "}"): braces &-= 1
      case UInt8(ascii: ")"): parentheses &-= 1
      case UInt8(ascii: ">"): angles &-= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard scanString(bytes) != nil else { return false }
        continue
      case UInt8(ascii: "/"):
        let before = position
        skipBlanks(bytes)
        if position > before { continue }
      default: break
      }
      guard braces >= 0, parentheses >= 0, angles >= 0 else { return false }
      position &+= 1
      if braces + parentheses + angles == 0 { break }
    }
    // The brace around the whole file is not one that closes this.
    return braces + parentheses + angles == 0 && !(openBrace != nil && isOnlyBlank(bytes, from: position))
  }

  func isOnlyBlank(_ bytes: Span<UInt8>, from offset: Int) -> Bool {
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
