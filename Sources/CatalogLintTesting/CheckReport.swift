import Foundation
import Testing

/// The parts of the tool's JSON report that make issues.
struct CheckReport: Decodable {
  /// The folder that paths start from, from the working folder.
  let folder: String
  let findings: [Finding]
  let summary: Summary

  struct Summary: Decodable {
    let unreadFiles: Int
    let partlyReadFiles: Int
  }

  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let file: String
    let line: Int
    let column: Int
    let notes: [Note]
    let fixes: [Fix]
  }

  struct Note: Decodable {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  struct Fix: Decodable {
    let message: String
  }
}

extension CheckReport.Finding {
  /// Whether the tool would fail for it.
  func fails(isStrict: Bool) -> Bool { severity == "error" || (isStrict && severity == "warning") }

  /// The sentence with the rule, a line for each note, and how it can be mended.
  var text: String {
    let notes = notes.map { note in
      let place = [note.file, note.line.map(String.init), note.column.map(String.init)].compactMap(\.self)
      return (place + [" note: " + note.message]).joined(separator: ":").trimmingCharacters(in: .whitespaces)
    }
    let fix = fixes.first.map { ["fix: \($0.message) Run catalog-lint fix."] } ?? []
    return (["\(message) [\(rule)]"] + notes + fix).joined(separator: "\n")
  }

  /// Its place; nil where the report names none that a test may stand at.
  func location(in folder: String) -> SourceLocation? {
    guard line > 0, column > 0 else { return nil }
    let url = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL
    // An identifier of a file is a module and a name.
    let module = url.deletingLastPathComponent().lastPathComponent
    return SourceLocation(
      fileID: "\(module)/\(url.lastPathComponent)",
      filePath: url.path,
      line: line,
      column: column
    )
  }
}
