import FoundationEssentials

/// The report for programs: one JSON object, always in English unless another language is asked for.
package enum JSONReporter {
  /// The number of the format; it grows when a reader would have to change.
  package static let schema = 1

  /// The report, with a line feed at its end.
  package static func text(of report: Report, words: ToolWords) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(report, words: words)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema: Int
    let findings: [Entry]
    let summary: Summary

    init(_ report: Report, words: ToolWords) {
      schema = JSONReporter.schema
      findings = report.findings.map { Entry($0, words: words) }
      summary = Summary(
        errors: report.count(of: .error),
        warnings: report.count(of: .warning),
        notes: report.count(of: .note)
      )
    }
  }

  private struct Entry: Encodable {
    let rule: String
    let severity: String
    let message: String
    let file: String
    let line: Int
    let column: Int
    let notes: [Note]

    init(_ finding: Finding, words: ToolWords) {
      rule = finding.rule
      severity = finding.severity.rawValue
      message = words.sentence(finding.sentence)
      file = finding.place.file
      line = finding.place.line
      column = finding.place.column
      notes = finding.notes.map { Note($0, words: words) }
    }
  }

  private struct Note: Encodable {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?

    init(_ note: Finding.Note, words: ToolWords) {
      message = words.sentence(note.sentence)
      file = note.place?.file
      line = note.place?.line
      column = note.place?.column
    }
  }

  private struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int
  }
}
