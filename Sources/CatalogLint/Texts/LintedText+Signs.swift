/// A first look at the percent signs of a printf text, for the many that have nothing wrong with them.
extension LintedText {
  /// Whether each percent sign is doubled or begins a conversion of ASCII without a blank, and stands behind no number.
  var hasPlainPercentSigns: Bool {
    if facts.isDisjoint(with: .percent) { return true }
    let bytes = utf8
    var index = bytes.startIndex
    var isBehindSign = false
    var isBehindNumber = false
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        isBehindSign = ASCII.isDigit(bytes[index]) || isFullWidthDigit(endingAt: index, in: bytes)
        // Spaces of ASCII, and the bytes of no-break ones (U+00A0, U+202F).
        let isSpace = [0x20, 0xA0, 0xAF, 0xC2, 0xE2, 0x80].contains(bytes[index])
        isBehindNumber = isBehindSign || isBehindNumber && isSpace
        index += 1
        continue
      }
      var next = index + 1
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: "%") {
        index += 2
        continue
      }
      if isBehindSign || isBehindNumber { return false }
      while next < bytes.endIndex, ASCII.isDigit(bytes[next]) { next += 1 }
      if next < bytes.endIndex, next > index + 1 {
        // A width may be meant as a position.
        guard bytes[next] == UInt8(ascii: "$") else { return false }
        next += 1
      }
      guard next < bytes.endIndex, ASCII.isLetter(bytes[next]) || "@#.".utf8.contains(bytes[next]) else { return false }
      // What stands directly behind a conversion may be its unit: `%d%`.
      while next < bytes.endIndex, ASCII.isLetter(bytes[next]) { next += 1 }
      // A full-width form (U+FF01 to U+FF5E) may be the letter that is meant: `%llｄ`, `%.１f`.
      if next < bytes.endIndex, bytes[next] == 0xEF { return false }
      isBehindSign = true
      index = next
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: ".") { index += 1 }
    }
    return true
  }

  /// U+FF10 to U+FF19.
  private func isFullWidthDigit(endingAt index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    (0x90...0x99).contains(bytes[index]) && index - bytes.startIndex > 1 && bytes[index - 1] == 0xBC
      && bytes[index - 2] == 0xEF
  }
}
