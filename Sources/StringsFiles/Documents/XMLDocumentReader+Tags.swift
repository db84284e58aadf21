/// Tags that are misspelled, or written with signs of another width.
extension XMLDocumentReader {
  /// Tells of a tag that surely means another.
  mutating func tellMisspelling(_ bytes: Span<UInt8>, _ tag: Tag, name: String) {
    let meant = tag.isClosing ? "</\(name)>" : tag.isEmpty ? "<\(name)/>" : "<\(name)>"
    builder.add(problem: .misspelling(found: bytes.excerpt(tag.span), meant: meant), at: tag.span)
  }

  /// Reads a tag of an element that has a sign of another width: `＜string＞`, `<string＞`, `<／string>`.
  mutating func readWideTag(_ bytes: Span<UInt8>) -> Tag? {
    guard let tag = wideTag(bytes, at: position) else { return nil }
    position = tag.span.upperBound
    return tag
  }

  func isWideTag(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0xEF && wideTag(bytes, at: offset) != nil
  }

  private func wideTag(_ bytes: Span<UInt8>, at start: Int) -> Tag? {
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
      if isClosing, !isMarkup, XMLElement.isLeaf(found) || XMLElement.name(meantBy: found) == name {
        return misspelledClosingTag(bytes, of: name, at: offset)
      }
      if XMLElement.names.contains(found) || found.hasPrefix("!") || found.hasPrefix("?") {
        return wideClosingTag(bytes, of: name, from: start, to: offset)
      }
      isMarkup = isMarkup || !found.isEmpty
      offset &+= 1
    }
  }

  /// Goes behind the tag at `offset`, and returns where it begins.
  private mutating func skipTag(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    let before = position
    position = offset
    if readTag(bytes) != nil { return offset }
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
