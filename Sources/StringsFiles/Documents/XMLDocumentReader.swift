/// Reads an XML property list with places: the elements of `PropertyList-1.0.dtd`, comments, CDATA and entities.
///
/// FoundationXML would be the other way; the runtime must not load it, and its parser gives no places of texts.
struct XMLDocumentReader {
  var builder: DocumentBuilder
  var position: Int
  let end: Int
  let textStart: Int
  private var conflict = MergeConflict()
  /// The tag of the root element that is not closed yet.
  private var openRoot: Range<Int>?
  /// From where on each mark was searched for and is not there.
  private var searchedInVain: [Mark: Int] = [:]
  /// Whether the key of the next value was lost with a fault that is told.
  private var isKeyLost = false
  /// Whether the rest of the file belongs to a comment.
  private var isCommentOpen = false

  private init(_ source: SourceText) {
    end = source.bytes.count
    position = source.start
    builder = DocumentBuilder(decoded: DecodedTexts(base: end, malformed: source.faults.malformed))
    textStart = source.start
  }

  static func read(_ source: SourceText) -> DocumentTree {
    var reader = XMLDocumentReader(source)
    reader.read(source.bytes.span)
    return reader.builder.tree
  }

  /// Whether a text is XML: it begins with a declaration or the root element, perhaps behind comments. A comment alone may
  /// also be a mistake in a table.
  static func recognizes(_ source: SourceText) -> Bool {
    let bytes = source.bytes.span
    var reader = XMLDocumentReader(source)
    while true {
      while reader.position < reader.end, ByteClass.isBlank(bytes[reader.position]) { reader.position += 1 }
      guard bytes.hasText("<!--", at: reader.position) else { break }
      guard reader.skip(bytes, behind: .endOfComment) else { return false }
    }
    return ["<?xml", "<!DOCTYPE", "<plist", "<dict"].contains { bytes.hasText($0, at: reader.position) }
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    while true {
      skipText(bytes)
      guard position < end else { break }
      guard readMarkup(bytes) else { break }
    }
    if isCommentOpen {
      // Whatever is open may be closed in there.
    } else if builder.depth > 0, let opening = builder.opening {
      let name = builder.container == .array ? "array" : "dict"
      builder.add(problem: .unclosedElement(name: name), at: opening..<opening)
    } else if position >= end, let openRoot {
      // Foundation drops the whole list.
      builder.add(problem: .unclosedElement(name: "plist"), at: openRoot)
    }
    builder.closeAll(at: position)
  }

  /// Skips what stands between elements; only blanks may.
  private mutating func skipText(_ bytes: Span<UInt8>) {
    while true {
      while position < end, XMLElement.isBlank(bytes[position]) { position &+= 1 }
      guard position < end, bytes[position] != UInt8(ascii: "<"), !isWideTag(bytes, at: position),
        bareTag(bytes, at: position) == nil
      else { return }
      if bytes.isConflictMark(at: position, textStart: textStart) {
        skipConflictMark(bytes)
        continue
      }
      let start = position
      repeat {
        position = offset(of: UInt8(ascii: "<"), or: 0xEF, from: position &+ 1, to: end, in: bytes)
      } while position < end && bytes[position] == 0xEF && !isWideTag(bytes, at: position)
      var textEnd = position
      while textEnd > start, XMLElement.isBlank(bytes[textEnd - 1]) { textEnd &-= 1 }
      builder.add(problem: stray(bytes, start..<textEnd), at: start..<textEnd)
    }
  }

  private mutating func skipConflictMark(_ bytes: Span<UInt8>) {
    let start = position
    position = bytes.endOfLine(from: start)
    if conflict.isNew(mark: bytes[start]) { builder.add(problem: .mergeConflict, at: start..<position) }
  }

  /// Reads what begins with `<`; false where reading cannot go on.
  private mutating func readMarkup(_ bytes: Span<UInt8>) -> Bool {
    let start = position
    if bytes.isConflictMark(at: start, textStart: textStart) {
      skipConflictMark(bytes)
      return true
    }
    if bytes.hasText("<!--", at: start) { return skip(bytes, behind: .endOfComment) }
    if bytes.hasText("<?", at: start) { return skip(bytes, behind: .endOfInstruction) }
    if bytes.hasText("<!", at: start) { return skipDeclaration(bytes) }
    guard let tag = readTag(bytes) else {
      // A file that breaks off: what is open is told as not closed.
      if builder.isComplete {
        builder.add(problem: .strayText(text: bytes.excerpt(start..<end)), at: start..<end)
      } else if builder.depth == 0, openRoot == nil {
        builder.add(problem: .unexpectedEnd(expected: .value), at: end..<end)
      }
      position = end
      return false
    }
    // A text that is not open is told as such.
    if tag.isMisspelled, !tag.isClosing || !XMLElement.isLeaf(tag.name) {
      tellMisspelling(bytes, tag, name: tag.name)
    }
    return tag.isClosing ? close(bytes, tag) : open(bytes, tag)
  }

  struct Tag {
    var name: String
    /// Whether a sign of it is missing, too many or of another width.
    var isMisspelled = false
    var span: Range<Int>
    var isClosing: Bool
    /// `<true/>`.
    var isEmpty: Bool
  }

  /// Reads `<name …>`, `</name>` or `<name/>`.
  mutating func readTag(_ bytes: Span<UInt8>) -> Tag? {
    let start = position
    if let tag = wideTag(bytes, at: start) ?? bareTag(bytes, at: start) ?? malformedClosingTag(bytes, at: start) {
      position = tag.span.upperBound
      return tag
    }
    let close = offset(of: UInt8(ascii: ">"), or: UInt8(ascii: ">"), from: start, to: end, in: bytes)
    guard close < end else { return nil }
    let isClosing = bytes[start + 1] == UInt8(ascii: "/")
    var nameEnd = start + (isClosing ? 2 : 1)
    let nameStart = nameEnd
    while nameEnd < close, !XMLElement.isBlank(bytes[nameEnd]), !bytes.hasText("/>", at: nameEnd) { nameEnd += 1 }
    position = close + 1
    return Tag(
      name: bytes.excerpt(nameStart..<nameEnd, limit: 40),
      span: start..<position,
      isClosing: isClosing,
      isEmpty: bytes[close - 1] == UInt8(ascii: "/")
    )
  }

  private mutating func open(_ bytes: Span<UInt8>, _ tag: Tag) -> Bool {
    switch tag.name {
    case "plist":
      if openRoot == nil, !tag.isEmpty { openRoot = tag.span }
      return true
    case "dict", "array":
      guard isValueExpected(tag) else { return true }
      guard builder.open(tag.name == "dict" ? .dictionary : .array, at: tag.span.lowerBound) else { return false }
      if tag.isEmpty { builder.close(at: tag.span.upperBound) }
      return true
    case "true", "false":
      guard isValueExpected(tag) else { return true }
      let name = (tag.span.lowerBound + 1)..<(tag.span.lowerBound + 1 + tag.name.utf8.count)
      if !tag.isEmpty { skipClosingTag(bytes, tag) }
      return builder.addLeaf(.boolean, span: tag.span, text: name)
    case "key", "string", "integer", "real", "date", "data": return readText(bytes, tag)
    default:
      if let name = XMLElement.name(meantBy: tag.name) ?? nameOfClosing(bytes, behind: tag) {
        tellMisspelling(bytes, tag, name: name)
        var tag = tag
        tag.name = name
        return open(bytes, tag)
      }
      builder.add(problem: .unknownElement(name: tag.name), at: tag.span)
      return true
    }
  }

  private mutating func close(_ bytes: Span<UInt8>, _ tag: Tag) -> Bool {
    let expected: DocumentTree.Kind
    switch tag.name {
    case "plist":
      openRoot = nil
      return true
    case "dict": expected = .dictionary
    case "array": expected = .array
    default:
      if let name = XMLElement.name(meantBy: tag.name), !XMLElement.names.contains(tag.name), !XMLElement.isLeaf(name) {
        tellMisspelling(bytes, tag, name: name)
        var tag = tag
        tag.name = name
        return close(bytes, tag)
      }
      builder.add(stray: .strayClosingTag(name: tag.name), at: tag.span, in: bytes)
      return true
    }
    guard builder.container == expected else {
      builder.add(stray: .strayClosingTag(name: tag.name), at: tag.span, in: bytes)
      return true
    }
    if let key = builder.pendingKey { builder.add(problem: .keyWithoutValue, at: key.span) }
    builder.close(at: tag.span.upperBound)
    return true
  }

  /// Whether a value may stand here; in a dictionary that takes a key before it.
  private mutating func isValueExpected(_ tag: Tag) -> Bool {
    if builder.container == .dictionary, builder.pendingKey == nil {
      if !isKeyLost { builder.add(problem: .missingKey, at: tag.span) }
      isKeyLost = false
    } else if builder.isComplete {
      builder.add(problem: .unexpectedText(found: "<\(tag.name)>", expected: .end), at: tag.span)
      return false
    }
    return true
  }

  private mutating func readText(_ bytes: Span<UInt8>, _ tag: Tag) -> Bool {
    let start = position
    var contentEnd = start
    if !tag.isEmpty {
      guard let found = closingTag(bytes, of: tag.name) else {
        // Its text goes with it, and so does the key before it.
        builder.add(problem: .unclosedElement(name: tag.name), at: tag.span)
        builder.dropKey()
        isKeyLost = tag.name == "key"
        position = offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: position, to: end, in: bytes)
        return true
      }
      contentEnd = found
    }
    let content = start..<contentEnd
    let text = text(bytes, content)
    if tag.name == "key" {
      guard builder.container == .dictionary else {
        builder.add(problem: .unknownElement(name: tag.name), at: tag.span)
        return true
      }
      if let key = builder.pendingKey { builder.add(problem: .keyWithoutValue, at: key.span) }
      builder.setKey(content, text: text)
      isKeyLost = false
      return true
    }
    guard isValueExpected(tag) else { return true }
    let kind: DocumentTree.Kind =
      switch tag.name {
      case "string": .string
      case "date": .date
      case "data": .data
      default: .number
      }
    return builder.addLeaf(kind, span: content, text: text)
  }

  private mutating func skipClosingTag(_ bytes: Span<UInt8>, _ tag: Tag) {
    let start = position
    guard let contentEnd = closingTag(bytes, of: tag.name) else {
      return builder.add(problem: .unclosedElement(name: tag.name), at: tag.span)
    }
    let content = start..<contentEnd
    if !content.allSatisfy({ XMLElement.isBlank(bytes[$0]) }) {
      builder.add(problem: .strayText(text: bytes.excerpt(content)), at: content)
    }
  }

  /// What stands between elements: a character that nobody sees, or a text.
  private func stray(_ bytes: Span<UInt8>, _ span: Range<Int>) -> FileProblem.Kind {
    let isUnseen = span.allSatisfy { bytes[$0] < 0x20 || bytes[$0] == 0x7F }
    let kind = isUnseen ? FileProblem.Kind.strayCharacter(Unicode.Scalar(bytes[span.lowerBound])) : nil
    return kind ?? .strayText(text: bytes.excerpt(span))
  }

  // MARK: Skipping

  private mutating func skip(_ bytes: Span<UInt8>, behind mark: Mark) -> Bool {
    guard let close = find(mark, bytes, from: position) else {
      if mark == .endOfComment {
        builder.add(problem: .unterminatedXMLComment, at: position..<(position + 4))
        isCommentOpen = true
      } else {
        builder.add(problem: .misspelling(found: ">", meant: "?>"), at: position..<(position + 2))
      }
      return false
    }
    position = close
    return true
  }

  /// Skips `<!DOCTYPE …>` with the declarations it may hold in brackets, and tells of whatever else begins with `<!`.
  private mutating func skipDeclaration(_ bytes: Span<UInt8>) -> Bool {
    let start = position
    if bytes.hasText("<![CDATA[", at: start), let close = find(.endOfCharacterData, bytes, from: start) {
      position = close
      builder.add(problem: .strayText(text: bytes.excerpt(start..<close)), at: start..<close)
      return true
    }
    guard bytes.hasText("<!DOCTYPE", at: start), start + 9 < end,
      XMLElement.isBlank(bytes[start + 9]) || bytes[start + 9] == UInt8(ascii: ">"),
      builder.depth == 0, !builder.isComplete, openRoot == nil
    else { return skipMisspelledDeclaration(bytes) }
    var (isInside, isQuoted) = (false, false)
    while position < end {
      let byte = bytes[position]
      position &+= 1
      if byte == UInt8(ascii: "\""), !isInside { isQuoted.toggle() }
      if byte == UInt8(ascii: "["), !isInside {
        isInside = !isQuoted
        // Foundation refuses a whole list for it.
        builder.add(problem: .strayText(text: "["), at: (position - 1)..<position)
      }
      if byte == UInt8(ascii: "]") { isInside = false }
      if byte == UInt8(ascii: ">"), !isInside { return true }
    }
    builder.add(problem: .unclosedElement(name: "!DOCTYPE"), at: start..<(start + 2))
    return false
  }

  /// `<!- … -->`, `<!DOCTPYE …>`, or `<!ELEMENT …>`, which no list may hold.
  private mutating func skipMisspelledDeclaration(_ bytes: Span<UInt8>) -> Bool {
    let start = position
    let close = offset(of: UInt8(ascii: ">"), or: UInt8(ascii: ">"), from: start, to: end, in: bytes)
    guard close < end else {
      builder.add(problem: .unclosedElement(name: "!"), at: start..<(start + 2))
      return false
    }
    position = close + 1
    if bytes.hasText("--", at: close - 2) {
      let dash = offset(of: UInt8(ascii: "-"), or: UInt8(ascii: "-"), from: start, to: close, in: bytes)
      let mark = start..<(min(dash + 1, start + 3))
      builder.add(problem: .misspelling(found: bytes.excerpt(mark), meant: "<!--"), at: mark)
      return true
    }
    var nameEnd = start + 1
    while nameEnd < close, !XMLElement.isBlank(bytes[nameEnd]) { nameEnd += 1 }
    builder.add(problem: .unknownElement(name: bytes.excerpt((start + 1)..<nameEnd, limit: 40)), at: start..<position)
    return true
  }

  /// The offset behind the next `mark`; a search that failed is not made again, or it would cost the file each time.
  mutating func find(_ mark: Mark, _ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start < searchedInVain[mark] ?? .max else { return nil }
    let text = mark.text
    let first = text.withUTF8Buffer { $0.first ?? 0 }
    var offset = start
    while true {
      offset = StringsFiles.offset(of: first, or: first, from: offset, to: end, in: bytes)
      guard offset < end else { break }
      if bytes.hasText(text, at: offset) { return offset + text.utf8CodeUnitCount }
      offset += 1
    }
    searchedInVain[mark] = start
    return nil
  }

  enum Mark {
    case endOfComment, endOfInstruction, endOfCharacterData

    var text: StaticString {
      switch self {
      case .endOfComment: "-->"
      case .endOfInstruction: "?>"
      case .endOfCharacterData: "]]>"
      }
    }
  }
}
