import FoundationEssentials
import StringsFiles

/// The lines that excerpts show, read when they are asked for and kept.
final class SourceLines {
  private enum Text {
    case words(CatalogFile)
    /// A file of source with its lines, and where they begin.
    case source([Substring], starts: [Int])
  }

  private let folder: String
  private var texts: [String: Text]
  /// The line of each file that was asked for last: a whole file may be one, with thousands of findings in it, and their notes
  /// in other files.
  private var lastLines: [String: (number: Int, line: String?)] = [:]
  /// How many bytes they have.
  private var lastLength = 0
  /// More than these are not kept.
  private static let mostKept = 1 << 25

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
    if let last = lastLines[file], last.number == number { return last.line }
    let line: String? =
      switch text(of: file) {
      case .words(let catalog): number <= catalog.lineCount ? catalog.text(ofLine: number) : nil
      case .source(let lines, _): lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
      }
    keep(line, at: number, of: file)
    return line
  }

  private func keep(_ line: String?, at number: Int, of file: String) {
    lastLength += (line?.utf8.count ?? 0) - (lastLines[file]?.line?.utf8.count ?? 0)
    if lastLength > Self.mostKept {
      lastLines = [:]
      lastLength = line?.utf8.count ?? 0
    }
    lastLines[file] = (number, line)
  }

  /// Where a byte of a file's source text is: its line and its column in UTF-8 bytes, both from 1.
  func position(ofByte offset: Int, of file: String) -> (line: Int, column: Int) {
    switch text(of: file) {
    case .words(let catalog):
      let location = catalog.location(ofByte: offset)
      return (location.line, location.column)
    case .source(_, let starts):
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return (low + 1, max(0, offset - starts[low]) + 1)
    }
  }

  private func text(of file: String) -> Text {
    if let known = texts[file] { return known }
    let bytes = Array(FileManager.default.contents(atPath: FilePaths.absolute(file, from: folder)) ?? Data())
    let text = Text.source(
      String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine),
      starts: [0] + bytes.indices.filter { Self.endsLine(bytes, at: $0) }.map { $0 + 1 }
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
