/// The report as workflow commands of GitHub Actions, which shows each as an annotation beside the source.
///
/// Paths are written from the root of the repository. The escapes are those of the runner's own toolkit
/// (`actions/toolkit`, `packages/core/src/command.ts`): a message and a property do not share all of them.
package enum GitHubReporter: Reporter {
  package static let format = "github"

  package static func text(of check: ReportedCheck) -> String {
    let report = check.repositoryReport
    let lines = SourceLines(of: report)
    return report.findings.map { command(of: $0, words: check.words, lines: lines) + "\n" }.joined()
  }

  private static func command(of finding: Finding, words: ToolWords, lines: SourceLines) -> String {
    let place = finding.place
    var properties = [("file", place.file), ("line", String(place.line))]
    if let columns = EditorColumns(of: place, lines: lines) {
      properties += [
        ("endLine", String(place.line)), ("col", String(columns.start)), ("endColumn", String(columns.end)),
      ]
    }
    properties.append(("title", finding.rule))
    let notes = finding.notes.map { note in
      let position = note.place.map { "\($0): " } ?? ""
      return Excerpt.visible(position + words.sentence(note.sentence))
    }
    let message = ([Excerpt.visible(words.sentence(finding.sentence))] + notes).joined(separator: "\n")
    let written = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    return "::\(command(for: finding.severity)) \(written)::\(escapedMessage(message))"
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// What stands behind the second `::`.
  static func escapedMessage(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// The value of a property, which also ends at a comma and at a colon.
  static func escapedProperty(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ scalars: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.map { scalar in
      guard scalars.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
