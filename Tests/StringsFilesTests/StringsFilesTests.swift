import StringsFiles
import Testing

@Suite("Reading .strings")
struct StringsReadingTests {
  @Test("Entries have keys, texts and places, and a broken one does not hide the next")
  func recovery() throws {
    let source = """
      /* Title */
      "a" = "first \\"one\\"";
      "b" = "second
      "c" = "third";
      """
    let file = CatalogFile.read(Array(source.utf8), path: "Errors.strings")
    #expect(file.entries.map(\.key) == ["a", "c"])
    #expect(file.entries.map(\.text) == ["first \"one\"", "third"])
    #expect(file.headerComments == ["Title"])
    #expect(file.problems.map(\.id) == ["unterminated-string"])
    #expect(file.problems.first?.location == TextLocation(line: 3, column: 7, displayColumn: 7))
    #expect(file.entry(forKey: "c")?.text == "third")
  }

  @Test("Every Unicode encoding form is detected", arguments: [false, true])
  func encodings(hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "\"鍵\" = \"値🗝\";\n"
    let utf16 = Array(text.utf16), utf32 = text.unicodeScalars.map(\.value)
    let files: [(String, [UInt8])] = [
      ("UTF-8", Array(text.utf8)),
      ("UTF-16LE", utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("UTF-16BE", utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      ("UTF-32LE", utf32.flatMap { v in (0..<4).map { UInt8(truncatingIfNeeded: v >> (8 * $0)) } }),
      ("UTF-32BE", utf32.flatMap { v in (0..<4).map { UInt8(truncatingIfNeeded: v >> (24 - 8 * $0)) } }),
    ]
    for (name, bytes) in files {
      let file = CatalogFile.read(bytes, path: "a.strings")
      #expect(file.encoding?.name == name)
      #expect(file.encoding?.hasByteOrderMark == hasMark)
      #expect(file.problems.isEmpty)
      #expect(file.entries.map { [$0.key, $0.text] } == [["鍵", "値🗝"]])
      #expect(file.entries.first.map { file.location(ofByte: $0.valueSpan.lowerBound).displayColumn } == 8)
    }
  }
}
