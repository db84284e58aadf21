import FoundationEssentials

/// The report for programs: one JSON object, always in English unless another language is asked for.
package enum JSONReporter: Reporter {
  package static let format = "json"
  /// The number of the format; it grows when a reader would have to change.
  package static let schema = 1

  /// The report, with a line feed at its end.
  package static func text(of check: ReportedCheck) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(check.report, words: check.words)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema: Int
    let findings: [Entry]
    let coverage: [Locale]
    let summary: Summary

    init(_ report: Report, words: ToolWords) {
      schema = JSONReporter.schema
      findings = report.findings.map { Entry($0, words: words) }
      coverage = report.coverage.flatMap { package, locales in
        let folder = FilePaths.relative(package.folder, to: report.folder)
        return locales.map { Locale(folder: folder, locale: $0.tag, $0.texts) }
      }
      let unread = report.unreadFiles
      summary = Summary(
        errors: report.count(of: .error),
        warnings: report.count(of: .warning),
        notes: report.count(of: .note),
        unreadFiles: unread.whole.count,
        partlyReadFiles: unread.part.count
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
    /// Source files of which nothing was checked; with one of them the run is not clean, whatever else is told.
    let unreadFiles: Int
    /// Source files of which a part was checked.
    let partlyReadFiles: Int
  }

  /// The texts of one locale of one package; the four numbers add up to all of them.
  private struct Locale: Encodable {
    /// The package's folder, from that of the findings' paths.
    let folder: String
    let locale: String
    let percent: Int
    let translated: Int
    let needsReview: Int
    let missing: Int
    let excluded: Int

    init(folder: String, locale: String, _ texts: Coverage.Locale) {
      self.folder = folder
      self.locale = locale
      percent = texts.percent
      translated = texts.translated
      needsReview = texts.needsReview
      missing = texts.missing
      excluded = texts.excluded
    }
  }
}
