/// The report as compilers write theirs: one line for each finding and each note, which Xcode, editors and log readers find
/// their way by. Columns are UTF-8 bytes, as the compiler's are.
package enum XcodeReporter: Reporter {
  package static let format = "xcode"

  package static func text(of check: ReportedCheck) -> String {
    let report = check.report.moved(to: check.workingFolder)
    let unread = report.sourceNotes.compactMap { note in
      check.severity(of: note).map { line(at: note.place, $0, check.words.sentence(note.kind)) }
    }
    return (unread + report.findings.flatMap { lines(of: $0, words: check.words) }).map { $0 + "\n" }.joined()
  }

  /// The line of a finding, and one for each of its notes and for what `fix` would do.
  static func lines(of finding: Finding, words: ToolWords) -> [String] {
    let sentence = "\(words.sentence(finding.sentence, at: finding.place)) [\(finding.rule)]"
    return [line(at: finding.place, finding.severity, sentence)]
      // A note about a file that is not there yet stands where the finding does.
      + finding.notes.map { line(at: $0.place ?? finding.place, .note, words.sentence($0.sentence, at: $0.place)) }
      + finding.fixes.prefix(1).map { line(at: finding.place, .note, "fix: \(words.sentence($0.sentence))") }
  }

  /// A line stays one line, whatever a path or a sentence holds.
  private static func line(at place: Place, _ severity: Severity, _ sentence: String) -> String {
    OneLine.text("\(place): \(severity.rawValue): \(sentence)")
  }
}
