/// A text in an encoding from before Unicode, and where in it something else than ASCII stands.
struct LegacyText {
  /// The encoding's name: the one the text declares, else the most likely one.
  let encoding: String
  /// Where it is told: at the declaration, else at the first character that is not ASCII.
  let place: Range<Int>
  /// The characters that are not ASCII, in order.
  let foreign: ByteRanges

  /// Nil for a text that is Unicode, be it with some broken bytes.
  init?(_ source: SourceText, isXML: Bool) {
    let likely = LegacyEncoding.likely(source)
    let declaration = isXML ? XMLDeclaration(source).flatMap { $0.hasName ? $0 : nil } : nil
    let isDeclared =
      declaration?.isUnicode == false && source.encoding == TextEncoding(.utf8) && !source.faults.malformed.isEmpty
    guard likely != nil || isDeclared else { return nil }
    // No encoding that a list may declare has a mark of XML among the bytes of other characters; so their number is
    // all that a wrong guess gets wrong.
    let characters = (likely ?? .latin1).foreignCharacters(in: source.bytes.span)
    foreign = ByteRanges(characters)
    if let declaration, !declaration.isUnicode {
      (encoding, place) = (declaration.encoding, declaration.span)
    } else {
      (encoding, place) = (likely?.rawValue ?? "", characters.first ?? 0..<0)
    }
  }
}

/// Ranges of bytes that do not overlap, in order.
struct ByteRanges {
  let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  /// Whether one of them stands in a range or directly beside it.
  func touches(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= range.upperBound
  }
}
