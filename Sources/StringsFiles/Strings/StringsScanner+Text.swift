extension StringsScanner {
  /// Where the text of a token is: in the source where it is written as it is, else behind it, decoded.
  mutating func text(_ bytes: Span<UInt8>, of token: Token) -> Range<Int> {
    let content = token.content
    while nextMalformed < malformed.count, malformed[nextMalformed].upperBound <= content.lowerBound {
      nextMalformed &+= 1
    }
    let hasMalformed = nextMalformed < malformed.count && malformed[nextMalformed].lowerBound < content.upperBound
    guard token.hasEscapes || hasMalformed else { return content }
    // A malformed byte becomes three.
    guard end &+ decoded.count &+ content.count &* 3 <= ReadingLimits.textByteCount else {
      problems.add(.fileTooLarge(byteCount: end, limit: ReadingLimits.byteCount), at: token.range)
      return content.lowerBound..<content.lowerBound
    }
    let textStart = end &+ decoded.count
    var decoder = TextDecoder(content, malformed: malformed[nextMalformed...])
    while let step = decoder.next(bytes) {
      switch step.output {
      case .verbatim: append(bytes, step.source)
      case .scalar(let scalar):
        decoded.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
      if let fault = step.fault { problems.add(fault, at: step.source) }
    }
    return textStart..<(end &+ decoded.count)
  }

  private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    bytes.extracting(range).withUnsafeBufferPointer { decoded.append(contentsOf: $0) }
  }
}
