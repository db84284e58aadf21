import CCatalogICU

/// Chinese characters that a Japanese text does not have, by the exemplar characters of CLDR.
package enum ForeignHan {
  /// The forms that only simplified Chinese has: 错, 误.
  package static let simplified = read(traditional: false)
  /// The forms of traditional Chinese for which Japanese has others, or none: 國, 說.
  package static let traditional = read(traditional: true).subtracting(stillJapanese)

  /// Forms from before 1946 that are still written beside the new ones.
  private static let stillJapanese: Set<Unicode.Scalar> = ["藉", "裡", "盃", "燈", "慾"]

  private static func read(traditional: Bool) -> Set<Unicode.Scalar> {
    let text = try? shimText(capacity: 8_192) { catalog_icu_foreign_han(traditional, $0, $1) }
    return Set((text ?? "").unicodeScalars)
  }
}
