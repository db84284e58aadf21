extension TextEncoding {
  /// The encoding of a file by its byte order mark, else by where its first bytes are zero.
  ///
  /// Every catalog file begins with a character of ASCII (a quotation mark, a slash, a brace, a blank), so that the
  /// zeros of the first character tell the forms apart.
  static func detect(_ bytes: Span<UInt8>) -> TextEncoding {
    func begins(with mark: [UInt8]) -> Bool {
      bytes.count >= mark.count && mark.indices.allSatisfy { bytes[$0] == mark[$0] }
    }
    if begins(with: [0xEF, 0xBB, 0xBF]) { return TextEncoding(.utf8, hasByteOrderMark: true) }
    if begins(with: [0xFF, 0xFE, 0, 0]), bytes.count % 4 == 0 {
      return TextEncoding(.utf32LittleEndian, hasByteOrderMark: true)
    }
    if begins(with: [0, 0, 0xFE, 0xFF]) { return TextEncoding(.utf32BigEndian, hasByteOrderMark: true) }
    if begins(with: [0xFF, 0xFE]) { return TextEncoding(.utf16LittleEndian, hasByteOrderMark: true) }
    if begins(with: [0xFE, 0xFF]) { return TextEncoding(.utf16BigEndian, hasByteOrderMark: true) }
    guard bytes.count >= 4 else {
      guard bytes.count >= 2 else { return TextEncoding(.utf8) }
      if bytes[0] == 0, bytes[1] != 0 { return TextEncoding(.utf16BigEndian) }
      if bytes[0] != 0, bytes[1] == 0 { return TextEncoding(.utf16LittleEndian) }
      return TextEncoding(.utf8)
    }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false): return TextEncoding(.utf32BigEndian)
    case (false, true, true, true): return TextEncoding(.utf32LittleEndian)
    case (true, false, _, _) where !isText(withFewNuls: bytes): return TextEncoding(.utf16BigEndian)
    case (false, true, _, _) where !isText(withFewNuls: bytes): return TextEncoding(.utf16LittleEndian)
    default: return TextEncoding(.utf8)
    }
  }

  /// Whether the beginning is sound UTF-8 with a stray U+0000 here and there. In UTF-16 either much is zero or much is
  /// no UTF-8: kana and kanji have bytes that begin no sequence.
  private static func isText(withFewNuls bytes: Span<UInt8>) -> Bool {
    let length = min(bytes.count, 4096)
    let faults = TextFaults(bytes, in: 0..<length)
    // The sample may end in the middle of a character.
    return faults.nuls.count * 8 <= length && faults.malformed.allSatisfy { $0.upperBound == length }
  }

  /// The number of bytes of the byte order mark.
  var byteOrderMarkLength: Int {
    guard hasByteOrderMark else { return 0 }
    return switch form {
    case .utf8: 3
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }
}
