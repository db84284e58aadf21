extension TextFacts {
  /// The facts of a text that tell what is in it.
  ///
  /// One pass: a byte of ASCII is a look into a table, and only characters beyond it are looked at as such.
  ///
  /// - Parameter bytes: UTF-8.
  package init(of bytes: Span<UInt8>) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    var facts: UInt64 = 0
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    var offset = 0
    let table = Self.ofASCII
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        facts |= table[Int(byte)]
        if byte == previous {
          if byte == UInt8(ascii: " ") { facts |= TextFacts.doubledSpace.rawValue }
          if byte == UInt8(ascii: "."), byte == beforePrevious { facts |= TextFacts.dots.rawValue }
        }
        (beforePrevious, previous) = (previous, byte)
        offset &+= 1
      } else {
        let (scalar, length) = Self.scalar(at: offset, in: bytes)
        facts |= TextFacts(ofScalar: scalar).rawValue
        (beforePrevious, previous) = (0, 0)
        offset &+= length
      }
    }
    self = TextFacts(rawValue: facts).union(Self.ends(of: bytes))
    if isSubset(of: Self.unseen) { insert(.blank) }
  }

  /// The facts of a text that tell what is in it.
  package init(of text: some StringProtocol) {
    self.init(of: Array(text.utf8).span)
  }

  /// What a text of nothing but spaces and what cannot be seen may have; visible characters that no fact tells of have
  /// `otherSign`.
  private static let unseen: TextFacts = [
    .leadingSpace, .trailingSpace, .doubledSpace, .lineBreak, .tab, .noBreakSpace, .ideographicSpace, .unusualSpace,
    .invisible, .variationSelector, .bidiOverride, .bidiIsolate, .bidiMark, .control,
  ]

  // MARK: - Edges

  private static func ends(of bytes: Span<UInt8>) -> TextFacts {
    var facts: TextFacts = []
    if isSpace(scalar(at: 0, in: bytes).value) { facts.insert(.leadingSpace) }
    var end = bytes.count
    while end > 0 {
      let start = startOfScalar(before: end, in: bytes)
      let last = scalar(at: start, in: bytes).value
      guard isSpace(last) else {
        facts.formUnion(finalSign(last, at: start, in: bytes))
        break
      }
      facts.insert(.trailingSpace)
      end = start
    }
    return facts
  }

  private static func finalSign(_ scalar: UInt32, at offset: Int, in bytes: Span<UInt8>) -> TextFacts {
    switch scalar {
    case 0x2E:
      offset >= 2 && bytes[offset - 1] == UInt8(ascii: ".") && bytes[offset - 2] == UInt8(ascii: ".")
        ? .finalEllipsis : .finalStop
    case 0x3002, 0xFF0E, 0xFF61, 0x0964, 0x06D4, 0x0589: .finalStop
    case 0x21, 0xFF01, 0x3F, 0xFF1F, 0x061F: .finalExclamation
    case 0x3A, 0xFF1A: .finalColon
    case 0x2026, 0x2025, 0x22EF: .finalEllipsis
    default: []
    }
  }

  // MARK: - Characters

  /// The property White_Space.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The scalar at an offset. Decoded texts are sound UTF-8; were one not, each of its bytes would count as U+FFFD.
  @inline(__always)
  private static func scalar(at offset: Int, in bytes: Span<UInt8>) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first & 0xF0 == 0xE0, offset &+ 2 < bytes.count {
      let (second, third) = (UInt32(bytes[offset &+ 1]) & 0x3F, UInt32(bytes[offset &+ 2]) & 0x3F)
      return ((first & 0x0F) << 12 | second << 6 | third, 3)
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first < 0x80 || first >= 0xC2, offset &+ length <= bytes.count else { return (0xFFFD, 1) }
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    for index in 1..<max(length, 1) { value = value &<< 6 | UInt32(bytes[offset &+ index]) & 0x3F }
    return (value, length)
  }

  private static func startOfScalar(before end: Int, in bytes: Span<UInt8>) -> Int {
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// What each byte of ASCII tells.
  private static let ofASCII: [UInt64] = (UInt32(0)..<0x80).map { TextFacts(ofASCII: $0).rawValue }

  private init(ofASCII value: UInt32) {
    switch UInt8(value) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .latin
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digits
    case UInt8(ascii: "{"), UInt8(ascii: "}"): self = .braces
    case UInt8(ascii: "%"): self = .percent
    case UInt8(ascii: "'"): self = .apostrophe
    case UInt8(ascii: "\""): self = .quotationMark
    case UInt8(ascii: "\\"): self = .backslash
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "#"): self = .numberSign
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): self = .markup
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): self = .brackets
    case UInt8(ascii: "!"): self = [.exclamationMark, .otherSign]
    case UInt8(ascii: " "): self = []
    case 0x09: self = .tab
    case 0x0A...0x0D: self = .lineBreak
    case 0x00...0x1F, 0x7F: self = .control
    default: self = .otherSign
    }
  }
}
