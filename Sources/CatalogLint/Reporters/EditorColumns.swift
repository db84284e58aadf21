/// Where a place begins and ends on its line in UTF-16 code units, as editors and web pages count columns.
struct EditorColumns: Equatable {
  /// The first column, from 1.
  let start: Int
  /// The column behind the last.
  let end: Int

  /// Nil where the line cannot be read, so that nobody knows its characters.
  init?(of place: Place, lines: SourceLines) {
    guard let line = lines.line(place.line, of: place.file) else { return nil }
    self.init(of: place, line: line)
  }

  /// - Parameter line: the line that the place is on.
  init(of place: Place, line: String) {
    // A string remembers where its UTF-16 is: a whole file may be one line, and is measured for each of its findings.
    let bytes = line.utf8
    func units(before byte: Int) -> Int {
      let end = bytes.index(bytes.startIndex, offsetBy: min(max(0, byte), bytes.count))
      var start = end
      while start > bytes.startIndex, start < bytes.endIndex, UTF8.isContinuation(bytes[start]) {
        bytes.formIndex(before: &start)
      }
      // Half of a character is shown as one that is missing.
      return line.utf16.distance(from: line.startIndex, to: start) + (start < end ? 1 : 0)
    }
    start = units(before: place.column - 1) + 1
    end = units(before: place.column - 1 + place.length) + 1
  }
}
