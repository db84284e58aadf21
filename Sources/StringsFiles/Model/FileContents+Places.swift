extension FileContents {
  /// Where a part of a value's text is written.
  func sourceSpan(ofText range: Range<Int>, of record: EntryRecord) -> Range<Int> {
    let written = record.value.range
    // Which of several wordings is meant only the caller knows.
    if record.detail < details.count, details[Int(record.detail)].plural != nil { return written }
    let text = record.valueText.range
    // Texts in the source are written as they are.
    if text.upperBound <= byteCount { return Self.verbatimSpan(ofText: range, writtenIn: text) }
    // Where the notation is not ours to decode, the whole value is the place.
    guard hasComments || notation == .json, let content = content(ofString: written) else { return written }
    return sourceSpan(ofText: range, writtenIn: content) ?? written
  }

  /// Where a part of a text is written that is written as it is.
  static func verbatimSpan(ofText range: Range<Int>, writtenIn content: Range<Int>) -> Range<Int> {
    let start = min(content.lowerBound + max(0, range.lowerBound), content.upperBound)
    return start..<max(start, min(content.lowerBound + range.upperBound, content.upperBound))
  }

  /// What stands between the quotation marks of a string; nil where the span is too short for any.
  func content(ofString written: Range<Int>) -> Range<Int>? {
    written.upperBound <= bytes.count && written.count >= 2
      ? (written.lowerBound + 1)..<(written.upperBound - 1) : nil
  }

  /// Where a part of a text is written; nil where that cannot be told in the notation.
  ///
  /// - Parameter content: what stands between the quotation marks, in XML between the tags.
  func sourceSpan(ofText range: Range<Int>, writtenIn content: Range<Int>) -> Range<Int>? {
    let storage = bytes
    let source = storage.span
    switch notation {
    case .oldStyle:
      let faults = TextFaults(source, in: content)
      var decoder = TextDecoder(content, malformed: faults.malformed[...])
      return Self.sourceSpan(ofText: range, in: content) { decoder.next(source) }
    case .json:
      // What is read in place of malformed bytes has another length.
      guard TextFaults(source, in: content).malformed.isEmpty else { return nil }
      var decoder = JSONTextDecoder(content)
      return Self.sourceSpan(ofText: range, in: content) { decoder.next(source) }
    case .xml:
      // Entities, sections of character data, comments, and line ends that become another.
      let isVerbatim = !bytes[content].contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == 13 }
      let start = content.lowerBound + range.lowerBound
      guard isVerbatim, start <= content.upperBound, TextFaults(source, in: content).malformed.isEmpty else {
        return nil
      }
      return start..<max(start, min(content.lowerBound + range.upperBound, content.upperBound))
    case .binary: return nil
    }
  }

  private static func sourceSpan(
    ofText range: Range<Int>,
    in content: Range<Int>,
    steps next: () -> TextDecoder.Step?
  ) -> Range<Int> {
    var offset = 0
    var start: Int?
    var end = content.lowerBound
    while let step = next() {
      let width = step.textWidth
      if offset + width > range.lowerBound || width == 0 && offset == range.lowerBound, start == nil {
        start = step.start(forText: range.lowerBound - offset)
      }
      if offset < range.upperBound { end = step.end(forText: range.upperBound - offset) }
      offset += width
      if offset >= range.upperBound, start != nil { break }
    }
    let first = start ?? content.upperBound
    return first..<max(first, range.isEmpty ? first : end)
  }
}

extension TextDecoder.Step {
  /// The number of bytes of the text that the step makes.
  var textWidth: Int {
    switch output {
    case .verbatim: source.count
    case .scalar(let scalar): UTF8.width(scalar)
    }
  }

  /// Where the byte of the text at `offset` begins.
  func start(forText offset: Int) -> Int {
    if case .verbatim = output { source.lowerBound + max(0, offset) } else { source.lowerBound }
  }

  /// Where the text up to `offset` ends.
  func end(forText offset: Int) -> Int {
    if case .verbatim = output { min(source.lowerBound + offset, source.upperBound) } else { source.upperBound }
  }
}
