import FoundationEssentials
import StringsFiles

/// The lines that excerpts show, read when they are asked for and kept.
final class SourceLines {
  private enum Text {
    case words(CatalogFile)
    case source([UInt8], lines: [Substring])
  }

  private let folder: String
  private var texts: [String: Text]
  /// The line that was asked for last: a whole file may be one, with thousands of findings in it.
  private var last: (number: Int, file: String, line: String?) = (0, "", nil)

  init(of report: Report) {
    folder = report.folder
    // Words may be in any Unicode encoding: their own reader has their text.
    let files = report.packages.flatMap { package in
      package.folders.flatMap(\.files).map { file in
        (FilePaths.relative(FilePaths.absolute(file.path, from: package.folder), to: report.folder), file.catalog)
      }
    }
    texts = Dictionary(files.map { ($0, .words($1)) }) { first, _ in first }
  }

  /// A line of a file of the report; nil where there is none.
  func line(_ number: Int, of file: String) -> String? {
    if last.number == number, last.file == file { return last.line }
    let line: String? =
      switch text(of: file) {
      case .words(let catalog): number <= catalog.lineCount ? catalog.text(ofLine: number) : nil
      case .source(_, let lines): lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
      }
    last = (number, file, line)
    return line
  }

  /// Where a byte of a file's source text is: its line and its column in UTF-8 bytes, both from 1.
  func position(ofByte offset: Int, of file: String) -> (line: Int, column: Int) {
    switch text(of: file) {
    case .words(let catalog):
      let location = catalog.location(ofByte: offset)
      return (location.line, location.column)
    case .source(let bytes, _):
      var (line, start) = (1, 0)
      for index in bytes.indices.prefix(max(0, offset)) where Self.endsLine(bytes, at: index) {
        (line, start) = (line + 1, index + 1)
      }
      return (line, max(0, offset - start) + 1)
    }
  }

  private func text(of file: String) -> Text {
    if let known = texts[file] { return known }
    let bytes = Array(FileManager.default.contents(atPath: FilePaths.absolute(file, from: folder)) ?? Data())
    let text = Text.source(
      bytes,
      lines: String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    )
    texts[file] = text
    return text
  }

  /// Where the compiler ends a line. A form feed or U+2028, newlines to Unicode, count no line.
  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  /// Whether the last byte of a line end stands at an index.
  private static func endsLine(_ bytes: [UInt8], at index: Int) -> Bool {
    let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    return bytes[index] == UInt8(ascii: "\n") || (bytes[index] == UInt8(ascii: "\r") && !isPair)
  }
}
