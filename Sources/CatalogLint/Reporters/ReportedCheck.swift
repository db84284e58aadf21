/// A finished check as reporters take it: what was found, and how it is to be told.
package struct ReportedCheck {
  package let report: Report
  /// The language of the sentences.
  package let words: ToolWords
  /// Where the person stands.
  package let workingFolder: String
  /// Whether warnings fail the run as well.
  package let isStrict: Bool
  /// Whether escape codes may be written.
  package let usesColor: Bool

  package init(
    _ report: Report,
    words: ToolWords,
    workingFolder: String,
    isStrict: Bool = false,
    usesColor: Bool = false
  ) {
    self.report = report
    self.words = words
    self.workingFolder = workingFolder
    self.isStrict = isStrict
    self.usesColor = usesColor
  }

  /// Whether a finding fails the run.
  func fails(_ finding: Finding) -> Bool { finding.severity == .error || (isStrict && finding.severity == .warning) }

  /// Whether too little was read for the run to count.
  ///
  /// A file that was not read may hold anything: such a run is never clean. Where a part was not read, all that can be
  /// known was checked, which is not enough for `--strict`.
  func isUnfinished(by note: Report.SourceNote) -> Bool { note.skipsFile || (isStrict && note.hidesTypes) }

  /// How much it matters that something was not read; nil where nothing is lost by it.
  func severity(of note: Report.SourceNote) -> Severity? {
    note.hidesTypes ? (isUnfinished(by: note) ? .error : .warning) : nil
  }

  /// What the process tells.
  package var status: ExitCode {
    if report.sourceNotes.contains(where: isUnfinished) { return .failure }
    return report.findings.contains(where: fails) ? .findings : .success
  }

  /// The report with its paths from the root of the repository: what services that show findings beside the source ask for.
  var repositoryReport: Report { report.moved(to: FilePaths.repository(of: report.folder) ?? report.folder) }
}
