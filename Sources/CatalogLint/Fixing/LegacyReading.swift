import CatalogICU
import StringsFiles

/// A table in an encoding from before Unicode, read beyond doubt: its bytes make a likely text, with nothing lost, in one
/// encoding that the tool knows, and in no other.
struct LegacyReading {
  /// The encoding's name.
  let encoding: String
  /// The text.
  let utf8: [UInt8]

  /// Nil where the file is Unicode, names its encoding itself or is no table, and where two readings, or none, are likely.
  init?(of catalog: CatalogFile) {
    // Other notations may name their encoding in the text.
    guard catalog.encoding == nil, catalog.format == .strings, catalog.notation == .oldStyle else { return nil }
    var readings: [(encoding: String, utf8: [UInt8], signs: Signs)] = []
    for encoding in catalog.possibleLegacyEncodings {
      guard let utf8 = LegacyText.utf8(of: catalog.bytes, in: encoding),
        let signs = Signs(in: String(decoding: utf8, as: UTF8.self)),
        !readings.contains(where: { $0.utf8 == utf8 })
      else { continue }
      readings.append((encoding, utf8, signs))
    }
    // Hiragana are no accident; whatever else the bytes could be, nobody has written it.
    let japanese = readings.filter(\.signs.hasHiragana)
    let likely = japanese.isEmpty ? readings.filter { !$0.signs.hasJapaneseBesideLetter } : japanese
    // What the reader of the file takes it for is what people are told.
    guard likely.count == 1, let reading = likely.first,
      catalog.problems.contains(where: { $0.kind == .notUnicode(likelyEncoding: reading.encoding) })
    else { return nil }
    (encoding, utf8) = (reading.encoding, reading.utf8)
  }

  /// What tells a text from one that only looks like it.
  private struct Signs {
    private(set) var hasHiragana = false
    /// As accented letters look in a Japanese encoding.
    private(set) var hasJapaneseBesideLetter = false

    /// Nil where there are signs that no text has.
    init?(in text: String) {
      var previous: Unicode.Scalar = " "
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: break
        default:
          if [.control, .privateUse, .unassigned].contains(scalar.properties.generalCategory) { return nil }
        }
        if (0x3041...0x309F).contains(scalar.value) { hasHiragana = true }
        if Self.isJapanese(scalar) && Self.isLatin(previous) || Self.isLatin(scalar) && Self.isJapanese(previous) {
          hasJapaneseBesideLetter = true
        }
        previous = scalar
      }
    }

    /// Whether a character is a kanji or a half-width kana.
    private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
      (0x4E00...0x9FFF).contains(scalar.value) || (0xFF61...0xFF9F).contains(scalar.value)
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { (0x41...0x5A).contains(scalar.value & ~0x20) }
  }
}
