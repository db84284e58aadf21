extension CatalogEntry {
  /// The bytes of the source text that a part of the value's text was read from, for a caret under a placeholder.
  ///
  /// Escapes make a text shorter than its source: `\"` is two bytes there and one here.
  ///
  /// - Parameter range: UTF-8 offsets in `text`.
  package func sourceSpan(ofText range: Range<Int>) -> Range<Int> {
    let written = valueSpan.clamped(to: contents.source)
    guard let first = contents.bytes[written].first else { return written }
    // Only between quotation marks is the text the source's, up to escapes; XML and JSON have others.
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"), written.count > 1, detail?.plural == nil else {
      return written
    }
    let inner = (written.lowerBound + 1)..<(written.upperBound - 1)
    var decoder = TextDecoder(inner, malformed: [])
    var textOffset = 0
    var (start, end) = (inner.upperBound, inner.upperBound)
    let bytes = contents.bytes
    while let step = decoder.next(bytes.span) {
      let (length, isVerbatim) =
        switch step.output {
        case .verbatim: (step.source.count, true)
        case .scalar(let scalar): (UTF8.width(scalar), false)
        }
      let covered = textOffset..<(textOffset + length)
      if covered.contains(range.lowerBound) {
        start = step.source.lowerBound + (isVerbatim ? range.lowerBound - textOffset : 0)
      }
      if range.upperBound <= covered.upperBound {
        end = isVerbatim ? step.source.lowerBound + range.upperBound - textOffset : step.source.upperBound
        break
      }
      textOffset = covered.upperBound
    }
    return start..<max(start, end)
  }
}
