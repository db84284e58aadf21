/// The report as workflow commands of GitHub Actions, which shows each as an annotation beside the source.
///
/// Paths are written from the root of the repository. The escapes are those of the runner's own toolkit
/// (`actions/toolkit`, `packages/core/src/command.ts`): a message and a property do not share all of them.
package enum GitHubReporter: Reporter {
  package static let format = "github"

  package static func text(of check: ReportedCheck) -> String {
    let report = check.repositoryReport
    let lines = SourceLines(of: report)
    let unread = report.sourceNotes.compactMap { note in
      check.severity(of: note).map { severity in
        let sentence = OneLine.text(check.words.sentence(note.kind))
        return command(severity, at: note.place, title: LintTool.name, sentence, lines: lines)
      }
    }
    let findings = report.findings.map { finding in
      command(
        finding.severity,
        at: finding.place,
        title: finding.rule,
        message(of: finding, words: check.words),
        lines: lines
      )
    }
    return (unread + findings).map { $0 + "\n" }.joined()
  }

  /// The sentence, and a line for each note and for what `fix` would do.
  private static func message(of finding: Finding, words: ToolWords) -> String {
    let notes = finding.notes.map { note in
      (note.place.map { "\($0): " } ?? "") + words.sentence(note.sentence, at: note.place)
    }
    let fix = finding.fixes.prefix(1).map { "fix: \(words.sentence($0.sentence))" }
    return ([words.sentence(finding.sentence, at: finding.place)] + notes + fix).map { OneLine.text($0) }.joined(
      separator: "\n"
    )
  }

  private static func command(
    _ severity: Severity,
    at place: Place,
    title: String,
    _ message: String,
    lines: SourceLines
  ) -> String {
    var properties = [("file", place.file), ("line", String(place.line))]
    if let columns = EditorColumns(of: place, lines: lines) {
      properties += [
        ("endLine", String(place.line)), ("col", String(columns.start)), ("endColumn", String(columns.end)),
      ]
    }
    properties.append(("title", title))
    let written = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    return "::\(name(of: severity)) \(written)::\(escapedMessage(message))"
  }

  private static func name(of severity: Severity) -> String {
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
