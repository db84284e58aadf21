extension XMLDocumentReader {
  /// Where the text of an element's content is: in the source where it is written as it is, else behind it, decoded.
  mutating func text(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Range<Int> {
    let special = offset(
      of: UInt8(ascii: "&"),
      or: UInt8(ascii: "<"),
      from: content.lowerBound,
      to: content.upperBound,
      in: bytes
    )
    guard special < content.upperBound || builder.decoded.hasMalformed(in: content) else { return content }
    guard builder.decoded.hasRoom(for: content) else {
      builder.add(problem: .fileTooLarge(byteCount: end, limit: ReadingLimits.byteCount), at: content)
      return content.lowerBound..<content.lowerBound
    }
    let start = builder.decoded.end
    var offset = content.lowerBound
    while offset < content.upperBound {
      let special = StringsFiles.offset(
        of: UInt8(ascii: "&"),
        or: UInt8(ascii: "<"),
        from: offset,
        to: content.upperBound,
        in: bytes
      )
      builder.decoded.append(offset..<special, of: bytes)
      guard special < content.upperBound else { break }
      if bytes[special] == UInt8(ascii: "&") {
        offset = appendEntity(bytes, at: special, to: content.upperBound)
      } else if bytes.hasText("<![CDATA[", at: special) {
        offset = min(find(.endOfCharacterData, bytes, from: special) ?? content.upperBound, content.upperBound)
        builder.decoded.append((special + 9)..<max(special + 9, offset - 3), of: bytes)
      } else if !bytes.hasText("<!--", at: special) {
        builder.add(problem: .misspelling(found: "<", meant: "&lt;"), at: special..<(special + 1))
        builder.decoded.append("<")
        offset = special + 1
      } else {
        offset = min(find(.endOfComment, bytes, from: special) ?? content.upperBound, content.upperBound)
        // Foundation refuses a whole list for it.
        builder.add(problem: .unknownElement(name: "!--"), at: special..<offset)
      }
    }
    return start..<builder.decoded.end
  }

  /// Appends the character an entity names, and returns where it ends.
  private mutating func appendEntity(_ bytes: Span<UInt8>, at start: Int, to limit: Int) -> Int {
    var close = start + 1
    while close < min(limit, start + 12), bytes[close] != UInt8(ascii: ";") { close += 1 }
    let name = bytes.excerpt((start + 1)..<close, limit: 12)
    guard close < limit, bytes[close] == UInt8(ascii: ";"), let scalar = XMLEntity.scalar(named: name) else {
      builder.add(problem: .unknownEntity(name: name), at: start..<(start + 1))
      builder.decoded.append("&")
      return start + 1
    }
    builder.decoded.append(scalar)
    return close + 1
  }
}

/// The entities that need no declaration.
enum XMLEntity {
  static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init)
    }
  }
}
