/// Tags that are misspelled, or written with signs of another width.
extension XMLDocumentReader {
  /// Tells of a tag that surely means another.
  mutating func tellMisspelling(_ bytes: Span<UInt8>, _ tag: Tag, name: String) {
    let meant = tag.isClosing ? "</\(name)>" : tag.isEmpty ? "<\(name)/>" : "<\(name)>"
    builder.add(problem: .misspelling(found: bytes.excerpt(tag.span), meant: meant), at: tag.span)
  }

  func isWideTag(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0xEF && wideTag(bytes, at: offset) != nil
  }

  /// A tag of an element that lacks its first sign, or has another one: `key>`, `[key>`.
  func bareTag(_ bytes: Span<UInt8>, at start: Int) -> Tag? {
    guard bytes[start] != UInt8(ascii: "<") else { return nil }
    let nameStart = start + (ByteClass.isUnquoted(bytes[start]) ? 0 : 1)
    let name = XMLElement.name(bytes, at: nameStart)
    let close = nameStart + name.utf8.count
    guard XMLElement.names.contains(name), close < end, bytes[close] == UInt8(ascii: ">") else { return nil }
    return Tag(name: name, isMisspelled: true, span: start..<(close + 1), isClosing: false, isEmpty: false)
  }

  /// A closing tag of an element that has something else than blanks behind its name: `</string;>`, `</dict/>`.
  ///
  /// Foundation drops a whole list for it. What closes the tag may be missing: `</string</key>`.
  func malformedClosingTag(_ bytes: Span<UInt8>, at start: Int) -> Tag? {
    guard bytes.hasText("</", at: start) else { return nil }
    var nameEnd = start + 2
    while nameEnd < end, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[nameEnd]) { nameEnd &+= 1 }
    let name = bytes.excerpt((start + 2)..<nameEnd)
    guard XMLElement.names.contains(name) else { return nil }
    var offset = nameEnd
    while offset < end, XMLElement.isBlank(bytes[offset]) { offset &+= 1 }
    guard offset < end, bytes[offset] != UInt8(ascii: ">") else { return nil }
    var close = nameEnd
    scan: while close < end {
      switch bytes[close] {
      case UInt8(ascii: ">"):
        close &+= 1
        break scan
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break scan
      case UInt8(ascii: "<"):
        let isClosing = bytes.hasText("</", at: close) && XMLElement.isLeaf(XMLElement.name(bytes, at: close + 2))
        guard isClosing || bytes.hasText("<>", at: close) else { break scan }
        close &+= 1
      default: close &+= 1
      }
    }
    return Tag(name: name, isMisspelled: true, span: start..<close, isClosing: true, isEmpty: false)
  }

  /// A tag of an element that has a sign of another width: `＜string＞`, `<string＞`, `<／string>`.
  func wideTag(_ bytes: Span<UInt8>, at start: Int) -> Tag? {
    var offset = start
    var isWide = false
    func skip(_ sign: StaticString, _ wide: StaticString) -> Bool {
      if bytes.hasText(sign, at: offset) {
        offset &+= 1
      } else if bytes.hasText(wide, at: offset) {
        offset &+= 3
        isWide = true
      } else {
        return false
      }
      return true
    }
    guard skip("<", "\u{FF1C}") else { return nil }
    let isClosing = skip("/", "\u{FF0F}")
    let nameStart = offset
    while offset < end, offset - nameStart < 8, ByteClass.isUnquoted(bytes[offset]), bytes[offset] != UInt8(ascii: "/")
    {
      offset &+= 1
    }
    let name = bytes.excerpt(nameStart..<offset)
    let isEmpty = skip("/", "\u{FF0F}")
    guard skip(">", "\u{FF1E}"), isWide, XMLElement.names.contains(name) else { return nil }
    return Tag(name: name, isMisspelled: true, span: start..<offset, isClosing: isClosing, isEmpty: isEmpty)
  }

  /// The end of the text before `</name>`, behind which reading goes on; nil where a tag of another element comes first.
  ///
  /// A closing tag that is misspelled is told. What begins with `<` and is no tag of a property list belongs to the text.
  mutating func closingTag(_ bytes: Span<UInt8>, of name: String) -> Int? {
    let start = position
    var offset = position
    var isMarkup = false
    while true {
      offset = StringsFiles.offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: offset, to: end, in: bytes)
      guard offset < end else { return wideClosingTag(bytes, of: name, from: start, to: end) }
      if bytes.hasText("<![CDATA[", at: offset) {
        guard let close = find(.endOfCharacterData, bytes, from: offset) else { return nil }
        offset = close
        continue
      } else if bytes.hasText("<!--", at: offset) {
        guard let close = find(.endOfComment, bytes, from: offset) else { return nil }
        offset = close
        continue
      }
      if bytes.isConflictMark(at: offset, textStart: textStart) { return nil }
      let isClosing = offset &+ 1 < end && bytes[offset &+ 1] == UInt8(ascii: "/")
      let found = XMLElement.name(bytes, at: offset &+ (isClosing ? 2 : 1))
      if isClosing, found == name { return skipTag(bytes, at: offset) }
      if isClosing, !isMarkup,
        XMLElement.isLeaf(found) || XMLElement.name(meantBy: found) == name
          || !XMLElement.names.contains(found) && isLastTag(bytes, of: name, at: offset)
      {
        return misspelledClosingTag(bytes, of: name, at: offset)
      }
      if !isClosing, found == name, let close = openingTagThatCloses(bytes, of: name, at: offset) {
        let span = offset..<close
        builder.add(problem: .misspelling(found: bytes.excerpt(span), meant: "</\(name)>"), at: span)
        position = close
        return offset
      }
      if XMLElement.names.contains(found) || found.hasPrefix("!") || found.hasPrefix("?") {
        return wideClosingTag(bytes, of: name, from: start, to: offset)
      }
      isMarkup = isMarkup || !found.isEmpty
      offset &+= 1
    }
  }

  /// The end of `<key>` at `offset` where it lacks its slash: no text is behind it, and nothing that closes it.
  private func openingTagThatCloses(_ bytes: Span<UInt8>, of name: String, at offset: Int) -> Int? {
    let close = offset + 1 + name.utf8.count
    guard close < end, bytes[close] == UInt8(ascii: ">"), isLastTag(bytes, of: name, at: offset) else { return nil }
    return close + 1
  }

  /// Whether an element ends with the tag at `offset`: behind it stands neither text nor what closes the element.
  private func isLastTag(_ bytes: Span<UInt8>, of name: String, at offset: Int) -> Bool {
    var next = bytes.endOfLine(from: offset)
    next = StringsFiles.offset(of: UInt8(ascii: ">"), or: UInt8(ascii: ">"), from: offset, to: next, in: bytes) + 1
    while next < end, XMLElement.isBlank(bytes[next]) { next &+= 1 }
    guard next < end, bytes[next] == UInt8(ascii: "<"), !bytes.hasText("<!", at: next) else { return false }
    return !bytes.hasText("</", at: next) || XMLElement.name(bytes, at: next + 2) != name
  }

  /// The element that is closed behind a tag of no element, with only text between: `<ky>a</key>`.
  func nameOfClosing(_ bytes: Span<UInt8>, behind tag: Tag) -> String? {
    let lineEnd = bytes.endOfLine(from: position)
    let close = offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: position, to: lineEnd, in: bytes)
    guard !tag.isEmpty, close > position, close < lineEnd, bytes.hasText("</", at: close) else { return nil }
    let name = XMLElement.name(bytes, at: close + 2)
    return XMLElement.isLeaf(name) ? name : nil
  }

  /// Goes behind the tag at `offset`, and returns where it begins.
  private mutating func skipTag(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    let before = position
    position = offset
    if let tag = readTag(bytes) {
      if tag.isMisspelled { tellMisspelling(bytes, tag, name: tag.name) }
      return offset
    }
    position = before
    return nil
  }

  private mutating func misspelledClosingTag(_ bytes: Span<UInt8>, of name: String, at offset: Int) -> Int? {
    let before = position
    position = offset
    guard let tag = readTag(bytes) else {
      position = before
      return nil
    }
    tellMisspelling(bytes, tag, name: name)
    return offset
  }

  /// The closing tag with a sign of another width that ends a text; tells of it.
  private mutating func wideClosingTag(_ bytes: Span<UInt8>, of name: String, from start: Int, to limit: Int) -> Int? {
    var offset = start
    while true {
      offset = StringsFiles.offset(of: UInt8(ascii: "<"), or: 0xEF, from: offset, to: limit, in: bytes)
      guard offset < limit else { return nil }
      if let tag = wideTag(bytes, at: offset), tag.isClosing, tag.name == name {
        tellMisspelling(bytes, tag, name: name)
        position = tag.span.upperBound
        return offset
      }
      offset &+= 1
    }
  }
}
