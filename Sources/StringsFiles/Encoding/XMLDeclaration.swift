/// The encoding that an XML text declares: `<?xml version="1.0" encoding="ISO-8859-1"?>`.
///
/// Foundation obeys it. Here every text is Unicode, so that a declaration of anything else is only told.
struct XMLDeclaration {
  /// The encoding's name as it is written, with its quotation marks where there is nothing between them.
  let encoding: String
  /// Where the name stands.
  let span: Range<Int>
  /// Whether there is a name at all.
  let hasName: Bool

  /// The declaration that a text begins with; nil where it names no encoding.
  init?(_ source: SourceText) {
    let bytes = source.bytes.span
    var offset = source.start
    while offset < bytes.count, ByteClass.isBlank(bytes[offset]) { offset += 1 }
    guard bytes.hasText("<?xml", at: offset) else { return nil }
    let end = min(bytes.count, offset + Self.longest)
    while offset < end, !bytes.hasText("encoding", at: offset) {
      if bytes[offset] == UInt8(ascii: ">") { return nil }
      offset += 1
    }
    offset += "encoding".utf8.count
    while offset < end, ByteClass.isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: "=") { offset += 1 }
    guard offset < end, ByteClass.isQuote(bytes[offset]) else { return nil }
    let start = offset + 1
    offset = StringsFiles.offset(of: bytes[start - 1], or: UInt8(ascii: ">"), from: start, to: end, in: bytes)
    // XML 1.0 §4.3.3: a name is made of these. People may copy it into a command.
    guard offset < end else { return nil }
    if bytes[offset] == bytes[start - 1], (start..<offset).allSatisfy({ Self.isNamePart(bytes[$0]) }) {
      hasName = offset > start
      span = hasName ? start..<offset : start - 1..<offset + 1
    } else {
      // The quotation mark behind it is missing, or something in it belongs to no name.
      hasName = false
      let isClosed = bytes[offset] == bytes[start - 1]
      span = start - 1..<(isClosed ? offset + 1 : bytes[offset - 1] == UInt8(ascii: "?") ? offset - 1 : offset)
    }
    encoding = bytes.excerpt(span)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"): false
    default: ByteClass.isUnquoted(byte)
    }
  }

  /// No declaration is longer.
  private static let longest = 512

  /// Whether it names a form of Unicode, or ASCII, which is UTF-8 as well.
  var isUnicode: Bool { isUTF8 || isWide }

  private var isUTF8: Bool { ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(encoding.uppercased()) }

  /// Whether it names UTF-16 or UTF-32, by one of the names that the registry of character sets has for them and for UCS, or
  /// by the one that Foundation takes for UTF-16.
  private var isWide: Bool {
    let name = encoding.uppercased()
    return ["UTF-16", "UTF-32", "UTF16", "UTF32", "ISO-10646", "UCS-", "CSUNICODE", "CSUCS"].contains {
      name.hasPrefix($0)
    }
      || name == "UNICODE"
  }

  /// Whether it names no encoding that Foundation knows, which drops such a list.
  private var isUnknown: Bool {
    guard hasName else { return true }
    let name = encoding.uppercased().filter { !"-_ ".contains($0) }
    if Self.knownNames.contains(name) { return false }
    if name.hasPrefix("ISO8859") { return !(1...16).contains(Int(name.dropFirst(7)) ?? 0) }
    if name.hasPrefix("WINDOWS") { return !(1250...1258).contains(Int(name.dropFirst(7)) ?? 0) }
    return !["CP", "IBM", "CS", "EUC", "GB", "ISO2022", "ISOIR", "LATIN"].contains { name.hasPrefix($0) }
  }

  /// As they read in capitals and without hyphens.
  private static let knownNames: Set<String> = [
    "UTF7", "UTF8", "ASCII", "USASCII", "SHIFTJIS", "SJIS", "XSJIS", "MSKANJI", "WINDOWS31J", "BIG5", "BIG5HKSCS",
    "KOI8R", "KOI8U", "TIS620", "HZGB2312", "KSC56011987", "JISX0201", "VISCII",
  ]

  /// Whether a text that is UTF-8 declares something that reads it otherwise, or not at all.
  func isWrong(of source: SourceText) -> Bool {
    // A byte order mark says more than a declaration.
    guard source.encoding == TextEncoding(.utf8), !isUTF8 else { return false }
    return isWide || isUnknown || source.bytes.contains { $0 >= 0x80 }
  }
}
