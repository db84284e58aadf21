import CCatalogICU

/// Texts in encodings from before Unicode.
package enum LegacyText {
  /// The text of bytes in an encoding as UTF-8; nil where ICU does not know the encoding, or something would be lost.
  ///
  /// - Parameter encoding: a name that the IANA or ICU has for it: `Shift_JIS`.
  package static func utf8(of bytes: [UInt8], in encoding: String) -> [UInt8]? {
    guard let length = Int32(exactly: bytes.count) else { return nil }
    return bytes.withUnsafeBytes { source in
      let text = source.assumingMemoryBound(to: CChar.self).baseAddress
      let decoded = try? shimText(capacity: bytes.count * 2 + 1) {
        catalog_icu_decoded(encoding, text, length, $0, $1)
      }
      return decoded.map { Array($0.utf8) }
    }
  }
}
