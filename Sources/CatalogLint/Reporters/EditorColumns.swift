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
    let bytes = Array(line.utf8)
    func units(before byte: Int) -> Int {
      String(decoding: bytes.prefix(max(0, byte)), as: UTF8.self).utf16.count
    }
    start = units(before: place.column - 1) + 1
    end = units(before: place.column - 1 + place.length) + 1
  }
}
