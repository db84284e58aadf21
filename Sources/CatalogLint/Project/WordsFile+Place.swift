import StringsFiles

extension WordsFile {
  /// The place of a range of bytes; no more than its first line is meant.
  package func place(of span: Range<Int>) -> Place {
    let start = catalog.location(ofByte: span.lowerBound)
    let end = catalog.location(ofByte: span.upperBound)
    let length =
      end.line == start.line ? span.count : catalog.text(ofLine: start.line).utf8.count - start.column + 1
    return Place(file: path, line: start.line, column: start.column, length: length)
  }
}
