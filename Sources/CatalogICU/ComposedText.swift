import CCatalogICU

/// Unicode's Normalization Form C, in which a name has one spelling however it was typed.
package enum ComposedText {
  /// The form C of UTF-8, or nil where the bytes are in it already.
  ///
  /// Text in ASCII always is, which one look at the bytes tells; ICU is asked about all other.
  package static func ifDifferent(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard hasNonASCII(bytes), let length = Int32(exactly: bytes.count) else { return nil }
    return bytes.withUnsafeBytes { source in
      let text = source.assumingMemoryBound(to: CChar.self).baseAddress
      // What ICU cannot compose stays as it is written: nothing then equals it but itself.
      let composed = try? shimText(capacity: bytes.count) { catalog_icu_composed(text, length, $0, $1) }
      guard let composed, !composed.utf8.elementsEqual(source) else { return nil }
      return Array(composed.utf8)
    }
  }

  private static func hasNonASCII(_ bytes: Span<UInt8>) -> Bool {
    // Eight at a time: whole tables of keys are looked at.
    let raw = bytes.bytes
    var offset = 0
    while offset &+ 8 <= raw.byteCount {
      if raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return true }
      offset &+= 8
    }
    while offset < raw.byteCount {
      if bytes[offset] >= 0x80 { return true }
      offset &+= 1
    }
    return false
  }
}
