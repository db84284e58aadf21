extension StringsScanner {
  /// Where the text of a token is: in the source where it is written as it is, else behind it, decoded.
  mutating func text(_ bytes: Span<UInt8>, of token: Token) -> Range<Int> {
    let content = token.content
    guard token.hasEscapes || decoded.hasMalformed(in: content) else { return content }
    guard decoded.hasRoom(for: content) else {
      problems.add(.fileTooLarge(byteCount: end, limit: ReadingLimits.byteCount), at: token.range)
      return content.lowerBound..<content.lowerBound
    }
    let textStart = decoded.end
    var decoder = TextDecoder(content, malformed: decoded.malformed(from: content.lowerBound))
    while let step = decoder.next(bytes) {
      switch step.output {
      case .verbatim: decoded.append(verbatim: step.source, of: bytes)
      case .scalar(let scalar): decoded.append(scalar)
      }
      if let fault = step.fault { problems.add(fault, at: fault.span(of: step)) }
    }
    return textStart..<decoded.end
  }
}
