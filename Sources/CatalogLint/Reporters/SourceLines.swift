import FoundationEssentials
import StringsFiles

/// The lines that excerpts show, read when they are asked for and kept.
final class SourceLines {
  private enum Text {
    case words(CatalogFile)
    case lines([Substring])
  }

  private let folder: String
  private var texts: [String: Text]

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
    switch text(of: file) {
    case .words(let catalog): number <= catalog.lineCount ? catalog.text(ofLine: number) : nil
    case .lines(let lines): lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
    }
  }

  private func text(of file: String) -> Text {
    if let known = texts[file] { return known }
    let data = FileManager.default.contents(atPath: FilePaths.absolute(file, from: folder)) ?? Data()
    let text = Text.lines(
      String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    )
    texts[file] = text
    return text
  }

  /// Where the compiler ends a line. A form feed or U+2028, newlines to Unicode, count no line.
  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }
}
