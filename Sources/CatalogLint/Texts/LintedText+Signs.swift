/// A first look at the percent signs of a printf text, for the many that have nothing wrong with them.
extension LintedText {
  /// Whether each percent sign is doubled or begins a conversion of ASCII without a blank, and stands behind no number.
  var hasPlainPercentSigns: Bool {
    if facts.isDisjoint(with: .percent) { return true }
    let bytes = utf8
    var index = bytes.startIndex
    var isBehindSign = false
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        isBehindSign = ASCII.isDigit(bytes[index])
        index += 1
        continue
      }
      var next = index + 1
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: "%") {
        index += 2
        continue
      }
      if isBehindSign { return false }
      while next < bytes.endIndex, ASCII.isDigit(bytes[next]) { next += 1 }
      if next < bytes.endIndex, next > index + 1, bytes[next] == UInt8(ascii: "$") { next += 1 }
      guard next < bytes.endIndex, ASCII.isLetter(bytes[next]) || "@#.".utf8.contains(bytes[next]) else { return false }
      // What stands directly behind a conversion may be its unit: `%d%`.
      while next < bytes.endIndex, ASCII.isLetter(bytes[next]) { next += 1 }
      isBehindSign = true
      index = next
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: ".") { index += 1 }
    }
    return true
  }
}
