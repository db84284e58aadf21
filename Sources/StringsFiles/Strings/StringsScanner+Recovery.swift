/// What happens where the grammar is broken: one problem, and on with the next entry.
extension StringsScanner {
  // MARK: Comments

  /// Skips the block comment that begins here.
  ///
  /// One that is not closed is a problem at its opening; reading goes on with the next entry. So is one that only the
  /// end of a later comment closes, with entries between the two: they would be lost without a word.
  mutating func skipBlockComment(_ bytes: Span<UInt8>) {
    let opening = position
    guard let comment = blockComment(bytes, from: opening) else {
      unclosedComment = min(unclosedComment, opening)
      problems.add(.unterminatedComment, at: opening..<(opening + 2))
      position = entryOnLaterLine(bytes, after: opening)
      return
    }
    position = comment.end
    guard let innerOpening = comment.innerOpening else { return }
    // What lies before the inner comment decides; only line comments can stand there.
    var inside = StringsScanner(end: innerOpening, position: opening)
    let next = inside.entryOnLaterLine(bytes, after: opening)
    inside.position = next
    inside.skipBlanks(bytes)
    guard inside.position < innerOpening, beginsEntry(bytes, at: inside.position) else { return }
    problems.add(.unterminatedComment, at: opening..<(opening + 2))
    goBack(to: next)
  }

  // MARK: In an entry

  /// A string that runs to the end of the file.
  mutating func recoverUnterminated(_ bytes: Span<UInt8>, from start: Int, key: Token?) {
    let next = entryBehindApostrophe(bytes, at: start) ?? nextEntry(bytes, after: start)
    addUnterminated(bytes, from: start, key: key, next: nil, limit: next)
    goBack(to: next)
  }

  /// The same as `sign`, where it may be doubled or of another width, which is told.
  mutating func unusualSign(_ bytes: Span<UInt8>, key: Token) -> UInt8? {
    let found = position
    let meant: UInt8
    if bytes[found] == UInt8(ascii: "=") {
      meant = UInt8(ascii: "=")
      position &+= 1
      guard !bytes.isConflictMark(at: found, textStart: start) else { return meant }
      while true {
        let next = bytes.endOfSpaces(from: position)
        guard next < end, bytes[next] == meant else { break }
        position = next &+ 1
      }
      if position == found &+ 1 { return meant }
    } else if bytes.hasText("\u{FF1D}", at: found) {
      meant = UInt8(ascii: "=")
      position &+= 3
    } else if key.isQuoted, bytes[found] != UInt8(ascii: ","), let length = semicolonLookalike(bytes, at: found) {
      meant = UInt8(ascii: ";")
      position &+= length
    } else {
      return nil
    }
    tellMisspelling(bytes, at: found..<position, meant: meant, key: text(bytes, of: key))
    return meant
  }

  private mutating func tellMisspelling(_ bytes: Span<UInt8>, at span: Range<Int>, meant: UInt8, key: Range<Int>) {
    let meant = String(Unicode.Scalar(meant))
    problems.add(.misspelling(found: bytes.excerpt(span), meant: meant), at: span, key: key)
  }

  /// Behind a key stands neither `=` nor `;`.
  mutating func recoverAfterKey(_ bytes: Span<UInt8>, key: Token) {
    if let next = swallowedEntry(bytes, in: key) ?? swallowedComment(bytes, in: key) ?? entryBehindMark(bytes, key) {
      addUnterminated(bytes, from: key.start, key: nil, next: next)
      return goBack(to: next)
    }
    let found = position
    guard key.isQuoted else {
      if found == key.end, found < end, ByteClass.isQuote(bytes[found]) {
        problems.add(.missingQuotationMark, at: key.range)
        position = nextEntry(bytes, after: found)
      } else {
        skipStrayText(bytes, from: key.start, behind: key.end)
      }
      return
    }
    if bytes.isConflictMark(at: found, textStart: start) { return skipConflictMark(bytes, insideEntry: true) }
    if endsInEqualsSign(bytes, key) {
      problems.add(.unterminatedString, at: key.start..<(key.start + 1))
      position = endOfClosing(bytes, key.start, from: found) ?? nextEntry(bytes, after: found)
      return
    }
    let keyText = text(bytes, of: key)
    let isSameLine = endOfLine(bytes, from: key.end) >= found
    if found < end, ByteClass.isQuote(bytes[found]), isSameLine, let valueEnd = endOfString(bytes, from: found) {
      // "key" "value";
      let last = bytes.endOfSpaces(from: valueEnd)
      if last < end, bytes[last] == UInt8(ascii: ";") {
        fail(.missingEqualsSign, at: key.end..<key.end, entry: key, key: keyText)
        position = last + 1
        return
      }
      if let next = stringOnLaterLine(bytes, behind: last) {
        // Neither has it a semicolon. What the next line begins with is an entry of its own.
        fail(.missingEqualsSign, at: key.end..<key.end, entry: key, key: keyText)
        position = next
        return
      }
    }
    fail(.missingEqualsSign, at: key.end..<key.end, entry: key, key: keyText)
    if !beginsEntry(bytes, at: found) { position = nextEntry(bytes, after: found) }
  }

  /// The string that a later line begins with, where nothing more stands on this one.
  private func stringOnLaterLine(_ bytes: Span<UInt8>, behind offset: Int) -> Int? {
    guard offset < end, bytes.lineEndLength(at: offset) > 0 else { return nil }
    var next = offset
    while next < end, ByteClass.isBlank(bytes[next]) { next &+= 1 }
    return next < end && ByteClass.isQuote(bytes[next]) ? next : nil
  }

  /// Behind `=` stands nothing that can be a value.
  mutating func recoverMissingValue(_ bytes: Span<UInt8>, key: Token) {
    let found = position
    let keyText = text(bytes, of: key)
    guard found < end else { return fail(.missingValue, at: found..<found, entry: key, key: keyText) }
    if bytes.isConflictMark(at: found, textStart: start) { return skipConflictMark(bytes, insideEntry: true) }
    if let type = FileProblem.ValueType(opening: bytes[found]) { return skipUnsupported(bytes, type, key: keyText) }
    if let mark = typographicMark(bytes, at: found) {
      problems.add(.typographicQuotationMark(character: mark), at: found..<(found + mark.utf8.count), key: keyText)
      position = nextEntry(bytes, after: found)
      return
    }
    if let length = semicolonLookalike(bytes, at: found) {
      fail(.missingValue, at: found..<found, entry: key, key: keyText)
      position = found + length
      return tellMisspelling(bytes, at: found..<position, meant: UInt8(ascii: ";"), key: keyText)
    }
    let isText = ![UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "}")].contains(bytes[found])
    if isText, !ByteClass.isBlank(bytes[found]) {
      fail(.missingQuotationMark, at: found..<found, entry: key, key: keyText)
    } else {
      fail(.missingValue, at: found..<found, entry: key, key: keyText)
    }
    position = bytes[found] == UInt8(ascii: ";") ? found + 1 : nextEntry(bytes, after: found)
  }

  /// Behind a value stands no `;`.
  mutating func recoverAfterValue(_ bytes: Span<UInt8>, leading: Int, key: Token, value: Token) {
    let keyText = text(bytes, of: key)
    if let next = swallowedEntry(bytes, in: value) ?? swallowedComment(bytes, in: value) {
      addUnterminated(bytes, from: value.start, key: key, next: next)
      return goBack(to: next)
    }
    let found = position
    if bytes.isConflictMark(at: found, textStart: start), isTornBehindValue(bytes, at: found) {
      append(bytes, leading: leading, key: key, value: value, end: value.end)
      return skipConflictMark(bytes, insideEntry: true)
    }
    let isSameLine = endOfLine(bytes, from: value.end) >= found && found < end
    if !isSameLine || beginsEntry(bytes, at: found) || bytes[found] == UInt8(ascii: "}") {
      if found < end, bytes[found] == UInt8(ascii: "="), beginsEntry(bytes, at: value.start),
        !bytes.isConflictMark(at: found, textStart: start)
      {
        return missValue(key, keyText: keyText, before: value)
      }
      problems.add(.missingSemicolon, at: value.end..<value.end, key: keyText)
      return append(bytes, leading: leading, key: key, value: value, end: value.end)
    }
    if bytes[found] == UInt8(ascii: "="), endOfLine(bytes, from: key.end) < value.start {
      return missValue(key, keyText: keyText, before: value)
    }
    if let length = semicolonLookalike(bytes, at: found) {
      position = found + length
      tellMisspelling(bytes, at: found..<position, meant: UInt8(ascii: ";"), key: keyText)
      return append(bytes, leading: leading, key: key, value: value, end: value.end)
    }
    if !value.isQuoted {
      problems.add(.missingQuotationMark, at: value.range, key: keyText)
    } else if endOfClosing(bytes, value.start, from: found) != nil {
      problems.add(.unescapedQuotationMark, at: (value.end - 1)..<value.end, key: keyText)
    } else {
      problems.add(.missingSemicolon, at: value.end..<value.end, key: keyText)
    }
    position = nextEntry(bytes, after: found)
  }

  /// Whether the semicolon behind a value is what a conflict is about: some side of it begins with one.
  private mutating func isTornBehindValue(_ bytes: Span<UInt8>, at mark: Int) -> Bool {
    var probe = StringsScanner(end: end, position: mark)
    probe.unclosedComment = unclosedComment
    defer { unclosedComment = probe.unclosedComment }
    while probe.position < end, bytes.isConflictMark(at: probe.position, textStart: start) {
      let isLast = bytes[probe.position] == UInt8(ascii: ">")
      probe.position = bytes.endOfLine(from: probe.position)
      probe.skipBlanks(bytes)
      if probe.position < end, bytes[probe.position] == UInt8(ascii: ";") { return true }
      if isLast { break }
    }
    return false
  }

  /// `"a" =` and on the next line the next entry: the value is missing.
  private mutating func missValue(_ key: Token, keyText: Range<Int>, before value: Token) {
    fail(.missingValue, at: value.start..<value.start, entry: key, key: keyText)
    goBack(to: value.start)
  }

  /// Tells of a string that is not closed, as what it most likely is.
  private mutating func addUnterminated(
    _ bytes: Span<UInt8>,
    from start: Int,
    key: Token?,
    next: Int?,
    limit: Int? = nil
  ) {
    let keyText = key.map { text(bytes, of: $0) }
    let notes = next.map { [(kind: FileProblem.NoteKind.nextEntry, span: $0..<$0)] } ?? []
    if key == nil, bytes[start] == UInt8(ascii: "'") {
      problems.add(.strayText(text: "'"), at: start..<(start + 1))
    } else if let (mark, offset) = typographicEnd(bytes, from: start, before: limit ?? next) {
      let span = offset..<(offset + mark.utf8.count)
      problems.add(.typographicQuotationMark(character: mark), at: span, key: keyText, notes: notes)
    } else {
      problems.add(.unterminatedString, at: start..<(start + 1), key: keyText, notes: notes)
    }
  }

  /// A quotation mark of a text processor with `;` or `=` behind it on the line of `start`.
  private mutating func typographicEnd(
    _ bytes: Span<UInt8>,
    from start: Int,
    before limit: Int?
  ) -> (mark: String, offset: Int)? {
    let lineEnd = min(endOfLine(bytes, from: start), limit ?? end)
    for offset in start..<lineEnd where bytes[offset] >= 0xC2 {
      guard let mark = typographicMark(bytes, at: offset) else { continue }
      let next = bytes.endOfSpaces(from: offset + mark.utf8.count)
      if next < lineEnd, bytes[next] == UInt8(ascii: ";") || bytes[next] == UInt8(ascii: "=") { return (mark, offset) }
    }
    return nil
  }

  /// The entry directly behind an apostrophe: that was not to open a string.
  private func entryBehindApostrophe(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "'") else { return nil }
    let next = endOfSpacesAndComments(bytes, from: start + 1, to: end)
    return beginsEntry(bytes, at: next) ? next : nil
  }

  /// The entry that begins with the mark at the end of a key without letters: the mark before is one too many.
  private func entryBehindMark(_ bytes: Span<UInt8>, _ key: Token) -> Int? {
    guard key.isQuoted, key.content.isEmpty || isPunctuation(bytes, key.content) else { return nil }
    return beginsEntry(bytes, at: key.end - 1) ? key.end - 1 : nil
  }

  /// Where another entry begins inside a string: the string's end was forgotten.
  mutating func swallowedEntry(_ bytes: Span<UInt8>, in token: Token) -> Int? {
    guard token.isQuoted else { return nil }
    if let next = entryBehindApostrophe(bytes, at: token.start), next < token.end { return next }
    let next = nextEntry(bytes, after: token.start, before: token.end)
    return next < token.end ? next : nil
  }

  /// Where a string that is broken off by a quotation mark goes on behind its first line with a comment, although that
  /// line ends in a semicolon: the mark belongs to the comment.
  private mutating func swallowedComment(_ bytes: Span<UInt8>, in token: Token) -> Int? {
    let lineEnd = endOfLine(bytes, from: token.start)
    guard token.isQuoted, lineEnd < token.end else { return nil }
    var last = lineEnd - 1
    while last > token.start, ByteClass.isBlank(bytes[last]) { last &-= 1 }
    var next = lineEnd
    while next < token.end, ByteClass.isBlank(bytes[next]) { next &+= 1 }
    guard bytes[last] == UInt8(ascii: ";"), bytes.hasText("/*", at: next) || bytes.hasText("//", at: next) else {
      return nil
    }
    return next
  }

  /// Whether a string in apostrophes holds what looks like an entry: a stray apostrophe opened it.
  mutating func isSwallowing(_ bytes: Span<UInt8>, _ token: Token) -> Bool {
    guard token.isQuoted, bytes[token.start] == UInt8(ascii: "'"), endOfLine(bytes, from: token.start) < token.end,
      let next = swallowedEntry(bytes, in: token)
    else { return false }
    // The apostrophe that closes the string begins nothing.
    return next < token.end - 1
  }

  /// Whether a key ends in `=`: the quotation mark behind it belongs to the value.
  private func endsInEqualsSign(_ bytes: Span<UInt8>, _ key: Token) -> Bool {
    var offset = key.content.upperBound
    while offset > key.content.lowerBound, ByteClass.isBlank(bytes[offset - 1]) { offset -= 1 }
    return offset > key.content.lowerBound && bytes[offset - 1] == UInt8(ascii: "=")
  }

  /// Behind the `;` on the line that follows a quotation mark like the one at `opening`.
  private mutating func endOfClosing(_ bytes: Span<UInt8>, _ opening: Int, from found: Int) -> Int? {
    guard found < end else { return nil }
    let lineEnd = endOfLine(bytes, from: found)
    for offset in found..<lineEnd where bytes[offset] == bytes[opening] {
      let next = bytes.endOfSpaces(from: offset + 1)
      if next < end, bytes[next] == UInt8(ascii: ";") { return next + 1 }
    }
    return nil
  }

  /// The length of `；`, `;` (U+037E), or of `,`, `:`, `。`, `、`, `؛`, `：` or `，` at the end of a line, where a semicolon is meant.
  func semicolonLookalike(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    if bytes.hasText("\u{FF1B}", at: offset) { return 3 }
    if bytes.hasText("\u{37E}", at: offset) { return 2 }
    let length: Int
    if bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ":") {
      length = 1
    } else if bytes.hasText("\u{61B}", at: offset) {
      length = 2
    } else if bytes.hasText("\u{3002}", at: offset) || bytes.hasText("\u{3001}", at: offset)
      || bytes.hasText("\u{FF1A}", at: offset) || bytes.hasText("\u{FF0C}", at: offset)
    {
      length = 3
    } else {
      return nil
    }
    let next = bytes.endOfSpaces(from: offset + length)
    return next == end || bytes.endOfLine(from: next) == next ? length : nil
  }

  /// Tells of a broken entry, unless a comment that is not closed broke it: that was told.
  private mutating func fail(_ kind: FileProblem.Kind, at span: Range<Int>, entry: Token, key: Range<Int>?) {
    if let last = problems.items.last, last.kind == .unterminatedComment, last.span.lowerBound >= entry.start { return }
    problems.add(kind, at: span, key: key)
  }

  /// Goes back to an earlier place, as long as going back stays cheap for the file as a whole.
  mutating func goBack(to target: Int) {
    let cost = position &- target
    guard cost > 0 else { return position = target }
    guard cost <= returnBudget else { return }
    returnBudget &-= cost
    position = target
  }
}
