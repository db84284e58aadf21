/// Writes any text as a multi-line raw string literal of Swift, which the compiler reads back to the same scalars.
///
/// A raw literal holds quotation marks and backslashes as they are. What no literal can hold as it is, or what nobody
/// would see in the source, stands as an escape: carriage returns, which the compiler would take for line ends, NUL and
/// other control characters, separators of lines and paragraphs, byte order marks, and what turns the direction of text.
package enum RawStringLiteral {
  /// The literal from its first mark to its last.
  ///
  /// - Parameter indentation: what each line after the first begins with; it is no part of the text.
  package static func literal(_ text: String, indentation: String) -> String {
    var text = text
    return text.withUTF8 { literal($0, indentation: Array(indentation.utf8)) }
  }

  /// A text without line ends as a literal of one line, plain where that reads the same.
  package static func line(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && !mustBeEscaped($0.value) }
    return isPlain ? "\"\(text)\"" : text.debugDescription
  }

  private static func literal(_ text: UnsafeBufferPointer<UInt8>, indentation: [UInt8]) -> String {
    let marks = String(repeating: "#", count: markCount(text))
    var literal = Array("\(marks)\"\"\"\n".utf8)
    literal.reserveCapacity(text.count + text.count / 8)
    var isLineStart = true
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\n") {
        literal.append(byte)
        isLineStart = true
        offset += 1
        continue
      }
      if isLineStart { literal += indentation }
      isLineStart = false
      let (scalar, length) = scalar(text, at: offset)
      if mustBeEscaped(scalar) {
        literal += escape(scalar, marks: marks).utf8
      } else {
        literal += text[offset..<offset + length]
      }
      offset += length
    }
    literal.append(UInt8(ascii: "\n"))
    literal += indentation
    literal += "\"\"\"\(marks)".utf8
    return String(decoding: literal, as: UTF8.self)
  }

  /// How many number signs the marks need so that nothing in the text ends the literal or begins an escape.
  private static func markCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var longest = 0
    // Number signs behind a backslash or three quotation marks.
    var run: Int?
    var quotes = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "#"):
        if let count = run {
          run = count + 1
          longest = max(longest, count + 1)
        }
        quotes = 0
      case UInt8(ascii: "\""):
        quotes += 1
        run = quotes >= 3 ? 0 : nil
      default:
        run = byte == UInt8(ascii: "\\") ? 0 : nil
        quotes = 0
      }
    }
    return longest + 1
  }

  /// The scalar at an offset of valid UTF-8.
  private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(text[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1 else { return (first, 1) }
    var value = first & (0x7F >> UInt32(length))
    for byte in text[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }

  private static func mustBeEscaped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09: false
    case ..<0x20, 0x7F...0x9F: true
    // Line and paragraph separators, and the byte order mark.
    case 0x2028, 0x2029, 0xFEFF: true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: UInt32, marks: String) -> String {
    scalar == 0x0D ? "\\\(marks)r" : "\\\(marks)u{\(String(scalar, radix: 16, uppercase: true))}"
  }
}
