/// The comments of a file, for whoever asks which of them holds one offset after the other.
package struct CommentSpans {
  private let file: CatalogFile
  /// What was looked through last, and the comments that are there.
  private var known: (stretch: Range<Int>, spans: [Range<Int>]) = (0..<0, [])

  package init(of file: CatalogFile) {
    self.file = file
  }

  /// The comment that an offset of the source is in, with its marks; nil where it is in none, and where the notation has none.
  package mutating func span(at offset: Int) -> Range<Int>? {
    if !known.stretch.contains(offset) {
      guard let found = file.contents.hasComments ? stretch(around: offset) : xmlComment(around: offset) else {
        return nil
      }
      known = found
    }
    var (low, high) = (0, known.spans.count)
    while low < high {
      let middle = (low + high) / 2
      if known.spans[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < known.spans.count && known.spans[low].contains(offset) ? known.spans[low] : nil
  }

  /// What stands between two entries of an old-style file, or in one.
  private func stretch(around offset: Int) -> (stretch: Range<Int>, spans: [Range<Int>])? {
    let contents = file.contents
    let next = file.index(ofEntryEndingAfter: offset)
    let previousEnd = next > 0 ? Int(contents.records[next - 1].end) : contents.source.lowerBound
    let isBehindAll = next == contents.records.count
    let end = isBehindAll ? contents.source.upperBound : max(previousEnd, Int(contents.records[next].key.start))
    if !isBehindAll, offset >= end {
      return (end..<Int(contents.records[next].end), file.entries[next].comments.map(\.span))
    }
    return (previousEnd..<end, CommentFinder.comments(in: previousEnd..<end, of: contents))
  }

  /// A comment of XML: the last sign of one before the offset must be one that opens it.
  private func xmlComment(around offset: Int) -> (stretch: Range<Int>, spans: [Range<Int>])? {
    guard file.notation == .xml else { return nil }
    let storage = file.contents.bytes
    let bytes = storage.span
    let source = file.contents.source
    var start = offset
    while start > source.lowerBound {
      start -= 1
      if bytes.hasText("<!--", at: start), start + 4 <= offset {
        var end = start + 4
        while end < source.upperBound, !bytes.hasText("-->", at: end) { end += 1 }
        let span = start..<min(end + 3, source.upperBound)
        return (span, [span])
      }
      if bytes.hasText("-->", at: start), start + 3 <= offset, !opensComment(bytes, at: start) { return nil }
    }
    return nil
  }

  /// Whether the dashes are those of `<!-->` or `<!--->`, which closes nothing.
  private func opensComment(_ bytes: Span<UInt8>, at dashes: Int) -> Bool {
    [2, 3].contains { dashes - $0 >= file.contents.source.lowerBound && bytes.hasText("<!--", at: dashes - $0) }
  }
}

extension CatalogFile {
  /// Whether nothing but blanks stands before an offset on its line.
  package func isFirstOnLine(_ offset: Int) -> Bool {
    let storage = contents.bytes
    let bytes = storage.span
    var start = offset
    while start > contents.source.lowerBound,
      bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    return LineTable(contents).starts[LineTable(contents).line(ofByte: start)] == start
  }
}
