/// Encodings from before Unicode that catalog files are still found in. They are recognized, and only their
/// ASCII is read: a wrong guess would show garbage to people.
enum LegacyEncoding: String, CaseIterable {
  case shiftJIS = "Shift_JIS"
  case eucJP = "EUC-JP"
  case iso2022JP = "ISO-2022-JP"
  case latin1 = "ISO-8859-1"
  case windows1252 = "windows-1252"
  case macRoman = "macintosh"

  /// The encoding that a text is most likely in; nil where it is Unicode, be it with some broken bytes.
  static func likely(_ source: SourceText) -> LegacyEncoding? {
    guard source.encoding.form == .utf8, !source.encoding.hasByteOrderMark else { return nil }
    let bytes = source.bytes.span
    if isISO2022JP(bytes) { return .iso2022JP }
    guard !source.faults.malformed.isEmpty else { return nil }
    let census = Census(bytes, from: source.start)
    // A text with more good sequences than bad ones is UTF-8 with some damage.
    guard census.validSequenceCount < source.faults.malformed.count else { return nil }
    if census.shiftJIS.isConvincing, census.shiftJIS.kanaCount >= census.eucJP.kanaCount { return .shiftJIS }
    if census.eucJP.isConvincing { return .eucJP }
    if let western = census.western.first { return western }
    // A few titles may have no kana at all. EUC-JP has far fewer bytes that may follow each other, so it is asked first.
    guard census.validSequenceCount == 0 else { return nil }
    return census.eucJP.isPossible ? .eucJP : census.shiftJIS.isPossible ? .shiftJIS : nil
  }

  /// The encodings that a text may be in, by which bytes it has and what they would be beside each other; empty where it is
  /// Unicode.
  static func possible(_ bytes: Span<UInt8>) -> [LegacyEncoding] {
    if isISO2022JP(bytes) { return [.iso2022JP] }
    let census = Census(bytes, from: 0)
    let japanese = [(LegacyEncoding.shiftJIS, census.shiftJIS), (.eucJP, census.eucJP)]
    return japanese.filter { ($0.1.pairCount > 0 || $0.0 == .shiftJIS) && $0.1.faultCount == 0 }.map(\.0)
      + census.western
  }

  /// A text of seven bits that switches to JIS X 0208 and back; it does so at its first Japanese character.
  private static func isISO2022JP(_ bytes: Span<UInt8>) -> Bool {
    let end = min(bytes.count, 65_536)
    var offset = 0
    var (hasSwitch, hasReturn) = (false, false)
    while true {
      offset = StringsFiles.offset(of: 0x1B, or: 0x1B, from: offset, to: end, in: bytes)
      guard offset < end else { return hasSwitch && hasReturn }
      hasSwitch = hasSwitch || bytes.hasText("$B", at: offset + 1) || bytes.hasText("$@", at: offset + 1)
      hasReturn = hasReturn || bytes.hasText("(B", at: offset + 1) || bytes.hasText("(J", at: offset + 1)
      offset += 1
    }
  }
}

/// What the bytes beyond ASCII look like in one pass for each encoding.
private struct Census {
  /// How well a Japanese encoding of two bytes fits.
  struct Fit {
    var pairCount = 0
    var kanaCount = 0
    var faultCount = 0

    /// Japanese text is full of kana, and has no bytes that the encoding does not have.
    var isConvincing: Bool { pairCount > 0 && faultCount == 0 && kanaCount * 5 >= pairCount }

    /// One pair may be a broken character of another encoding.
    var isPossible: Bool { pairCount > 1 && faultCount == 0 }
  }

  private(set) var validSequenceCount = 0
  private(set) var shiftJIS = Fit()
  private(set) var eucJP = Fit()
  /// The western encodings that fit, the likeliest first.
  private(set) var western: [LegacyEncoding] = []

  /// More than this much of a file says no more.
  private static let sampleLength = 1 << 20

  init(_ bytes: Span<UInt8>, from start: Int) {
    let end = min(bytes.count, start + Self.sampleLength)
    countSequences(bytes, start..<end)
    countShiftJIS(bytes, start..<end)
    countEUC(bytes, start..<end)
    western = Self.western(bytes, start..<end)
  }

  private mutating func countSequences(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = TextFaults.sequenceLength(at: offset, in: bytes, end: range.upperBound)
      if length > 1 { validSequenceCount += 1 }
      offset += abs(length)
    }
  }

  /// Shift_JIS: a first byte of 81…9F or E0…FC, a second of 40…7E or 80…FC; A1…DF are half-width kana alone.
  private mutating func countShiftJIS(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case 0x81...0x9F, 0xE0...0xFC:
        guard offset < range.upperBound else { break }
        let second = bytes[offset]
        offset += 1
        guard (0x40...0xFC).contains(second), second != 0x7F else {
          shiftJIS.faultCount += 1
          break
        }
        shiftJIS.pairCount += 1
        if byte == 0x82 && second >= 0x9F || byte == 0x83 && second <= 0x96 { shiftJIS.kanaCount += 1 }
      case 0x80, 0xA0, 0xFD...0xFF: shiftJIS.faultCount += 1
      default: break
      }
    }
  }

  /// EUC-JP: two bytes of A1…FE; kana are rows A4 and A5.
  private mutating func countEUC(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset += 1
      guard byte >= 0x80 else { continue }
      guard offset < range.upperBound else { break }
      guard (0xA1...0xFE).contains(byte) || byte == 0x8E, (0xA1...0xFE).contains(bytes[offset]) else {
        eucJP.faultCount += 1
        continue
      }
      offset += 1
      eucJP.pairCount += 1
      if byte == 0xA4 || byte == 0xA5 { eucJP.kanaCount += 1 }
    }
  }

  /// The western encodings in which most of the bytes beyond ASCII are letters beside letters, or usual punctuation.
  private static func western(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [LegacyEncoding] {
    var total = 0
    var (latinLetters, macLetters, windowsMarks) = (0, 0, 0)
    for offset in range where bytes[offset] >= 0x80 {
      total += 1
      let byte = bytes[offset]
      let isInWord =
        offset > range.lowerBound && isLetter(bytes[offset - 1])
        || offset + 1 < range.upperBound && isLetter(bytes[offset + 1])
      switch byte {
      // Curly quotation marks, dashes, the ellipsis and the euro sign of windows-1252.
      case 0x80, 0x85, 0x91...0x97, 0x99: windowsMarks += 1
      // À…ÿ of ISO-8859-1, without the signs and letters that hardly any language uses.
      case 0xC0...0xFE where ![0xD0, 0xD7, 0xDE, 0xF0, 0xF7, 0xFE].contains(byte): latinLetters += isInWord ? 1 : 0
      // No-break space, inverted marks, quotation marks, degree and copyright signs, ordinals.
      case 0xA0, 0xA1, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBA, 0xBB, 0xBF: latinLetters += 1
      default: break
      }
      // Ä…ü, ß, Æ, Ø, æ and ø of the Macintosh, and its quotation marks and apostrophe.
      switch byte {
      case 0x80...0x9F, 0xA7, 0xAE, 0xAF, 0xBE, 0xBF: macLetters += isInWord ? 1 : 0
      case 0xD2...0xD5: macLetters += 1
      default: break
      }
    }
    let (windows, mac) = (latinLetters + windowsMarks, macLetters)
    let fits = [(windowsMarks > 0 ? LegacyEncoding.windows1252 : .latin1, windows), (.macRoman, mac)]
      .filter { total > 0 && $0.1 * 5 >= total * 4 }.map(\.0)
    return mac > windows ? fits.reversed() : fits
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
