import CCatalogICU

/// Which texts people take for each other (UTS #39): `paypal` in Latin and in Cyrillic letters.
package enum ConfusableText {
  /// What all texts that look alike have in common; nothing to show to anyone. The text itself where ICU has no answer.
  package static func skeleton(of text: String) -> String {
    let bytes = Array(text.utf8)
    guard let length = Int32(exactly: bytes.count) else { return text }
    return bytes.withUnsafeBytes { source in
      let start = source.assumingMemoryBound(to: CChar.self).baseAddress
      return (try? shimText(capacity: bytes.count + 16) { catalog_icu_skeleton(start, length, $0, $1) }) ?? text
    }
  }
}
