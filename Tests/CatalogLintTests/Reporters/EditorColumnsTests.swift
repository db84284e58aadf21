import Testing

@testable import CatalogLint

@Suite struct EditorColumnsTests {
  @Test(
    "Bytes of a line become UTF-16 code units",
    arguments: [
      ("the first character", "case one", 1, 4, 1, 5),
      // 題: three bytes, one unit.
      ("behind a wide character", "題 one", 5, 3, 3, 6),
      // 😀: four bytes, two units.
      ("behind a surrogate pair", "😀 one", 6, 3, 4, 7),
      ("a surrogate pair itself", "a😀b", 2, 4, 2, 4),
      ("the end of the line", "one", 4, 1, 4, 4),
      ("behind the end of the line", "one", 9, 1, 4, 4),
    ]
  )
  func columns(id: String, line: String, column: Int, length: Int, start: Int, end: Int) {
    let place = Place(file: "A.swift", line: 1, column: column, length: length)
    let columns = EditorColumns(of: place, line: line)
    #expect(columns.start == start)
    #expect(columns.end == end)
  }
}
