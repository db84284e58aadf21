/// Decodes UTF-16 and UTF-32 one scalar at a time, and says how many bytes each took.
///
/// The same steps make the source text and, for an edit, find the way back from the source text to the file's bytes.
struct ScalarDecoder {
  /// One decoded scalar.
  struct Step {
    var scalar: Unicode.Scalar
    /// The bytes it was made from; more than it needs where bytes had to be dropped.
    var bytes: Range<Int>
    var fault: Fault?
  }

  enum Fault {
    /// Bytes that are no scalar; U+FFFD stands for them.
    case malformed
    /// The text is out of step by a byte, which was dropped.
    case misaligned
  }

  let form: TextEncoding.Form
  private(set) var offset: Int
  let end: Int
  /// Up to here the alignment has been looked at.
  private var checkedUpTo: Int

  /// A decoder for a range of bytes.
  ///
  /// - Parameter isFile: whether the text is a file, which a tool may have put out of step.
  init(form: TextEncoding.Form, start: Int, end: Int, isFile: Bool) {
    self.form = form
    checkedUpTo = isFile ? 0 : end
    offset = start
    self.end = end
  }

  /// The next scalar, or nil at the end.
  mutating func next(_ bytes: Span<UInt8>) -> Step? {
    guard offset < end else { return nil }
    switch form {
    case .utf8: return nil
    case .utf16LittleEndian, .utf16BigEndian: return nextUTF16(bytes)
    case .utf32LittleEndian, .utf32BigEndian: return nextUTF32(bytes)
    }
  }

  private mutating func nextUTF16(_ bytes: Span<UInt8>) -> Step {
    let start = offset
    var fault: Fault?
    if start >= checkedUpTo, isMisaligned(at: start, bytes) {
      offset &+= 1
      fault = .misaligned
      // What follows is in step now; look again only behind the evidence.
      checkedUpTo = offset &+ 2 &* Self.evidenceLength
    }
    guard let unit = unit(at: offset, bytes) else {
      offset = end
      return Step(scalar: "\u{FFFD}", bytes: start..<offset, fault: .malformed)
    }
    offset &+= 2
    if let scalar = Unicode.Scalar(unit) { return Step(scalar: scalar, bytes: start..<offset, fault: fault) }
    if UTF16.isLeadSurrogate(unit), let trail = self.unit(at: offset, bytes), UTF16.isTrailSurrogate(trail) {
      offset &+= 2
      return Step(scalar: UTF16.scalar(lead: unit, trail: trail), bytes: start..<offset, fault: fault)
    }
    return Step(scalar: "\u{FFFD}", bytes: start..<offset, fault: .malformed)
  }

  private mutating func nextUTF32(_ bytes: Span<UInt8>) -> Step {
    let start = offset
    guard start &+ 4 <= end else {
      offset = end
      return Step(scalar: "\u{FFFD}", bytes: start..<offset, fault: .malformed)
    }
    offset &+= 4
    var value: UInt32 = 0
    for index in 0..<4 {
      value = value << 8 | UInt32(bytes[form == .utf32BigEndian ? start &+ index : start &+ 3 &- index])
    }
    guard let scalar = Unicode.Scalar(value) else {
      return Step(scalar: "\u{FFFD}", bytes: start..<offset, fault: .malformed)
    }
    return Step(scalar: scalar, bytes: start..<offset)
  }

  private func unit(at offset: Int, _ bytes: Span<UInt8>) -> UInt16? {
    guard offset &+ 2 <= end else { return nil }
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset &+ 1]))
    return form == .utf16LittleEndian ? second << 8 | first : first << 8 | second
  }

  /// The number of characters that must look shifted before the text counts as shifted.
  private static let evidenceLength = 4

  /// Whether from here on every character looks like a character of ASCII read a byte too early.
  ///
  /// A line end that a tool put into the file as one byte does that to all that follows. Four such characters in a
  /// row (U+2200, U+6100 …: the low byte zero, the high byte ASCII) do not happen in a text.
  private func isMisaligned(at start: Int, _ bytes: Span<UInt8>) -> Bool {
    // In step, the byte pair is (ascii, 0) for little endian; a byte early it is (x, ascii), (0, ascii) …
    guard start &+ 2 &* Self.evidenceLength &+ 2 <= end else { return false }
    let isLittle = form == .utf16LittleEndian
    for index in 0..<Self.evidenceLength {
      let pair = start &+ 2 &* index
      if isLittle {
        guard Self.isText(bytes[pair &+ 1]), bytes[pair &+ 2] == 0 else { return false }
        if index > 0, bytes[pair] != 0 { return false }
      } else {
        guard bytes[pair &+ 1] == 0, Self.isText(bytes[pair &+ 2]) else { return false }
        if index > 0, !Self.isText(bytes[pair]) { return false }
      }
    }
    return true
  }

  private static func isText(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) || (0x09...0x0D).contains(byte) }
}

extension UTF16 {
  /// The scalar that a surrogate pair encodes.
  static func scalar(lead: UInt16, trail: UInt16) -> Unicode.Scalar {
    Unicode.Scalar(0x10000 + (UInt32(lead) & 0x3FF) << 10 + UInt32(trail) & 0x3FF) ?? "\u{FFFD}"
  }
}
