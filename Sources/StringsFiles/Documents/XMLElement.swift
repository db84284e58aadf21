/// The elements of a property list, by `PropertyList-1.0.dtd`.
enum XMLElement {
  static let names: Set<String> = [
    "plist", "dict", "array", "key", "string", "integer", "real", "date", "data", "true", "false",
  ]

  /// What XML 1.0 §2.3 calls white space.
  static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Whether an element holds a text.
  static func isLeaf(_ name: String) -> Bool {
    ["key", "string", "integer", "real", "date", "data"].contains(name)
  }

  /// The name at `offset`, as far as names of elements go and one letter further.
  static func name(_ bytes: Span<UInt8>, at offset: Int) -> String {
    var end = offset
    while end < bytes.count, end - offset < 9, isNamePart(bytes[end]) { end &+= 1 }
    return bytes.excerpt(offset..<end)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): true
    case UInt8(ascii: "/"): false
    default: ByteClass.isUnquoted(byte)
    }
  }

  /// The element that a name surely means: it differs in the case of letters, in one letter that is missing, too many or
  /// another, or in two neighbours that changed places. Names of three letters are too short to tell from others.
  static func name(meantBy name: String) -> String? {
    if names.contains(name) { return name }
    let letters = Array(name.lowercased().utf8)
    return names.sorted().first { isNear(letters, Array($0.utf8)) }
  }

  private static func isNear(_ name: [UInt8], _ meant: [UInt8]) -> Bool {
    if name == meant || name.count == meant.count && name.sorted() == meant.sorted() { return true }
    guard meant.count > 3, abs(name.count - meant.count) <= 1 else { return false }
    let first = zip(name, meant).prefix { $0 == $1 }.count
    let last = zip(name.reversed(), meant.reversed()).prefix { $0 == $1 }.count
    return first + last >= max(name.count, meant.count) - 1
  }
}
