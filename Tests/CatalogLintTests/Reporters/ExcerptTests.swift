import Testing

@testable import CatalogLint

@Suite struct ExcerptTests {
  @Test(
    "The caret stands under what is meant, in columns of a terminal",
    arguments: [
      // Japanese characters are three bytes and two columns (UAX #11).
      ("plain", "let x = 1", 5, 1, 4, 1),
      ("after Japanese", "// 日本 x", 11, 1, 8, 1),
      ("Japanese itself", "ab日本", 3, 6, 2, 4),
      ("after an accent of its own", "e\u{301}x", 4, 1, 1, 1),
      ("after a tab, shown as two spaces", "\tx", 2, 1, 2, 1),
      ("after a control character, shown as an escape of six", "\u{1B}x", 2, 1, 6, 1),
      ("a control character itself", "a\u{202E}x", 2, 3, 1, 8),
      ("at the end, where something is missing", "ab", 3, 1, 2, 1),
      ("past the end", "ab", 9, 4, 2, 1),
      ("an emoji of several scalars", "👨‍👩‍👧x", 19, 1, 2, 1),
      ("the first byte of a Japanese character", "ab日本", 3, 1, 2, 2),
      ("a byte inside of a Japanese character", "ab日本", 4, 1, 2, 2),
    ]
  )
  func columns(id: String, line: String, column: Int, length: Int, indentation: Int, width: Int) {
    let excerpt = Excerpt(line: line, column: column, length: length)
    #expect(excerpt.indentation == indentation)
    #expect(excerpt.width == width)
  }

  @Test("A character is shown whole, though only a byte of it is meant")
  func wholeCharacters() {
    for column in 1...4 { #expect(Excerpt(line: "a日b", column: column, length: 1).line == "a日b") }
  }

  @Test("Nothing in a source can move the cursor or turn the line around")
  func controls() {
    let excerpt = Excerpt(line: "a\u{1B}[31mb\u{202E}c\u{9B}d", column: 1, length: 1)
    #expect(excerpt.line == #"a\u{1B}[31mb\u{202E}c\u{9B}d"#)
  }

  @Test("A long line is cut around what is meant")
  func longLine() {
    let line = String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500)
    let excerpt = Excerpt(line: line, column: 501, length: 4)
    #expect(excerpt.line.count <= Excerpt.limit)
    #expect(excerpt.line.hasPrefix("…a"))
    #expect(excerpt.line.hasSuffix("b…"))
    #expect(excerpt.line.dropFirst(excerpt.indentation).hasPrefix("HERE"))
  }

  @Test("Of what is longer than an excerpt the beginning is shown, and marked as far as it is shown")
  func longRange() {
    let line = "// " + String(repeating: "日本", count: 10_000) + " behind"
    for length in [200, 3_000, 60_000] {
      let excerpt = Excerpt(line: line, column: 4, length: length)
      #expect(excerpt.line.hasPrefix("// 日本"))
      #expect(excerpt.line.hasSuffix("本…") || excerpt.line.hasSuffix("日…"))
      #expect(excerpt.indentation == 3)
      #expect(excerpt.indentation + excerpt.width <= Excerpt.limit)
    }
  }

  @Test("Of a file that is one line no more than the part around what is meant is shown, and nothing of it is broken")
  func hugeLine() {
    let line = String(repeating: "日本", count: 100_000)
    for column in [1, 3_000, 3_001, 3_002, 599_998] {
      let excerpt = Excerpt(line: line, column: column, length: 3)
      #expect(excerpt.line.allSatisfy { "日本…".contains($0) }, "\(column)")
      #expect(excerpt.line.count <= Excerpt.limit)
    }
  }
}
