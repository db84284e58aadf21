import CCatalogICU

/// Chinese characters that a Japanese text does not have, by the exemplar characters of CLDR.
package enum ForeignHan {
  /// The forms that only simplified Chinese has: 错, 误.
  package static let simplified = read(traditional: false)
  /// The forms of traditional Chinese for which Japanese has others, or none: 國, 說.
  package static let traditional = read(traditional: true).subtracting(stillJapanese)

  /// Forms from before 1946 that are still written beside the new ones.
  private static let stillJapanese: Set<Unicode.Scalar> = ["藉", "裡", "盃", "燈", "慾"]

  /// Whether some character of a text may be such a form: false for nearly every text, after one look at its bytes.
  ///
  /// - Parameter text: UTF-8.
  package static func mayOccur(in text: Span<UInt8>) -> Bool {
    let table = marks
    var offset = 0
    while offset < text.count {
      let lead = text[offset]
      if lead < 0xE0 {
        offset &+= 1
      } else if lead < 0xF0, offset &+ 2 < text.count {
        let value = Int(lead & 0x0F) << 12 | Int(text[offset &+ 1] & 0x3F) << 6 | Int(text[offset &+ 2] & 0x3F)
        if table[value >> 6] & 1 << UInt64(value & 0x3F) != 0 { return true }
        offset &+= 3
      } else {
        // Four bytes: the sets know.
        return true
      }
    }
    return false
  }

  /// A bit for each character of U+0000 to U+FFFF that is in one of the sets.
  private static let marks: [UInt64] = {
    var marks = [UInt64](repeating: 0, count: 1024)
    for scalar in simplified.union(traditional) where scalar.value <= 0xFFFF {
      marks[Int(scalar.value >> 6)] |= 1 << UInt64(scalar.value & 0x3F)
    }
    return marks
  }()

  private static func read(traditional: Bool) -> Set<Unicode.Scalar> {
    let text = try? shimText(capacity: 8_192) { catalog_icu_foreign_han(traditional, $0, $1) }
    return Set((text ?? "").unicodeScalars)
  }
}
