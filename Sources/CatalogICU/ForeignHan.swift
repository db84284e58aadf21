import CCatalogICU

/// Chinese characters that a Japanese text does not have, by the exemplar characters of CLDR.
package enum ForeignHan {
  /// The forms that only simplified Chinese has: 错, 误.
  package static let simplified = read(traditional: false).subtracting(stillJapanese)
  /// The forms of traditional Chinese for which Japanese has others, or none: 說, 點.
  package static let traditional = read(traditional: true).subtracting(stillJapanese)

  /// Forms from before 1946 that Japanese still writes beside the new ones: in words; in the names of people, which may have
  /// those of the list of 人名用漢字 (戸籍法施行規則, second schedule); in the names of places, schools and dishes.
  private static let stillJapanese = Set(
    ("藉裡盃燈慾" + "來俠俱吞國壯壽奧寢將峽彌徵恆擊晚曆條橫步歷每涉淚渴溫爭狀盜盡祕禪禮緣與萊萬蔣虛裝註靜黃"
      + "學臺灣麵獨會聲體醫參區舊鬆餘兇").unicodeScalars
  )

  /// Whether some character of a text may be such a form: not where all Chinese characters are in common use in Japanese,
  /// which one look at the bytes tells. To know the forms themselves costs as much as to look at ten thousand texts.
  ///
  /// - Parameter text: UTF-8.
  package static func mayOccur(in text: Span<UInt8>) -> Bool {
    let common = commonInJapanese
    var offset = 0
    while offset < text.count {
      let lead = text[offset]
      if lead < 0xE3 {
        offset &+= 1
      } else if lead < 0xF0, offset &+ 2 < text.count {
        let value = Int(lead & 0x0F) << 12 | Int(text[offset &+ 1] & 0x3F) << 6 | Int(text[offset &+ 2] & 0x3F)
        if common[value >> 6] & 1 << UInt64(value & 0x3F) == 0 { return true }
        offset &+= 3
      } else {
        // Four bytes: the sets know.
        return true
      }
    }
    return false
  }

  /// A bit for each character of U+0000 to U+FFFF that is no Chinese character or one in common use in Japanese.
  private static let commonInJapanese: [UInt64] = {
    var bits = [UInt64](repeating: .max, count: 1024)
    for word in 0x3400 >> 6..<0xA000 >> 6 { bits[word] = 0 }
    let text = try? shimText(capacity: 16_384) { catalog_icu_japanese_han($0, $1) }
    for scalar in (text ?? "").unicodeScalars where scalar.value <= 0xFFFF {
      bits[Int(scalar.value >> 6)] |= 1 << UInt64(scalar.value & 0x3F)
    }
    return bits
  }()

  private static func read(traditional: Bool) -> Set<Unicode.Scalar> {
    let text = try? shimText(capacity: 8_192) { catalog_icu_foreign_han(traditional, $0, $1) }
    return Set((text ?? "").unicodeScalars)
  }
}
