import StringsFiles

extension WordsFile {
  /// The place of a range of bytes; no more than its first line is meant.
  ///
  /// - Parameter key: that of the entry it is in, for files whose places say nothing.
  package func place(of span: Range<Int>, in key: @autoclosure () -> String? = nil) -> Place {
    guard catalog.hasPositions else { return Place(file: path, line: 1, column: 1, key: key()) }
    let start = catalog.location(ofByte: span.lowerBound)
    let end = catalog.location(ofByte: span.upperBound)
    let length =
      end.line == start.line ? span.count : catalog.text(ofLine: start.line).utf8.count - start.column + 1
    return Place(file: path, line: start.line, column: start.column, length: length)
  }
}
