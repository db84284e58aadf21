/// Finds the headers of type declarations in a file's bytes without parsing it.
///
/// A header begins at a keyword such as `enum` and ends at the next brace or semicolon that stands in code. The scanner
/// does not know whether the keyword itself stands in code, in a comment or in a string: it takes each for a declaration,
/// and so finds more than there is and never less. What a true header holds it reads as the parser does, for it begins
/// in code, and no string can stand before its brace.
struct HeaderScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Where a header is.
  struct Header {
    /// The offset of the keyword.
    var start: Int
    /// The offset after the keyword.
    var nameStart: Int
    /// Whether the keyword declares what follows: `extension` does not.
    var declares: Bool
  }

  /// The next header, or nil after the last.
  mutating func next() -> Header? {
    var index = position
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      guard ByteClass.isIdentifier(byte) else {
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while index < count && ByteClass.isIdentifier(bytes[index])
      if let keyword = TypeKeyword(bytes, start..<index) {
        position = index
        return Header(start: start, nameStart: index, declares: keyword != .extension)
      }
    }
    position = count
    return nil
  }

  /// Where a header that begins in code ends: at the offset of a brace or a semicolon, or at the end of the file.
  static func end(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    let count = bytes.count
    while index < count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return index
      case UInt8(ascii: "/"): index = afterComment(at: index, in: bytes) ?? index + 1
      case UInt8(ascii: "`"): index = afterBackticks(at: index, in: bytes)
      default: index += 1
      }
    }
    return count
  }

  /// The offset of the first byte that is no space and in no comment.
  static func startOfCode(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), let next = afterComment(at: index, in: bytes) {
        index = next
      } else {
        break
      }
    }
    return index
  }

  /// The offset after the comment that begins here, if one does.
  static func afterComment(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return index
    case UInt8(ascii: "*"):
      var depth = 1
      while index + 1 < bytes.count {
        let pair = (bytes[index], bytes[index + 1])
        if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
          (depth, index) = (depth - 1, index + 2)
          if depth == 0 { return index }
        } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
          (depth, index) = (depth + 1, index + 2)
        } else {
          index += 1
        }
      }
      return bytes.count
    default: return nil
    }
  }

  /// The offset after a raw identifier, which ends on its line.
  static func afterBackticks(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "`") { return index }
    }
    return start + 1
  }
}

/// The keywords that declare types, or names for types.
enum TypeKeyword {
  case `actor`, `associatedtype`, `class`, `enum`, `extension`, `protocol`, `struct`, `typealias`

  /// The keyword that an identifier is.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    switch (range.count, bytes[range.lowerBound]) {
    case (4, UInt8(ascii: "e")) where Self.matches(bytes, range, "enum"): self = .enum
    case (5, UInt8(ascii: "a")) where Self.matches(bytes, range, "actor"): self = .actor
    case (5, UInt8(ascii: "c")) where Self.matches(bytes, range, "class"): self = .class
    case (6, UInt8(ascii: "s")) where Self.matches(bytes, range, "struct"): self = .struct
    case (8, UInt8(ascii: "p")) where Self.matches(bytes, range, "protocol"): self = .protocol
    case (9, UInt8(ascii: "e")) where Self.matches(bytes, range, "extension"): self = .extension
    case (9, UInt8(ascii: "t")) where Self.matches(bytes, range, "typealias"): self = .typealias
    case (14, UInt8(ascii: "a")) where Self.matches(bytes, range, "associatedtype"): self = .associatedtype
    default: return nil
    }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }
}

/// What bytes can be part of.
enum ByteClass {
  /// Whether a byte can be part of an identifier; beyond ASCII each is taken for one.
  @inline(__always)
  static func isIdentifier(_ byte: UInt8) -> Bool {
    byte >= 0x80 ? true : (byte >= 0x40 ? highMask : lowMask) & (1 << UInt64(byte & 0x3F)) != 0
  }

  /// The digits and `$`.
  private static let lowMask: UInt64 = 0x03FF_0010_0000_0000
  /// The letters and `_`.
  private static let highMask: UInt64 = 0x07FF_FFFE_87FF_FFFE
}
