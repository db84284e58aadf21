import FoundationEssentials
import StringsFiles

/// The report for programs: one JSON object, always in English unless another language is asked for.
package enum JSONReporter: Reporter {
  package static let format = "json"
  /// The number of the format; it grows when a reader would have to change.
  package static let schema = 2

  /// The report, with a line feed at its end.
  package static func text(of check: ReportedCheck) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(check)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema: Int
    /// The folder that paths are written from, from where the tool was started.
    let folder: String
    let findings: [Entry]
    let coverage: [Locale]
    let summary: Summary

    init(_ check: ReportedCheck) {
      let (report, words) = (check.report, check.words)
      schema = JSONReporter.schema
      folder = FilePaths.relative(report.folder, to: check.workingFolder)
      let lines = SourceLines(of: report)
      findings = report.findings.map { Entry($0, words: words, lines: lines) }
      coverage = report.coverage.flatMap { package, locales in
        let folder = FilePaths.relative(report.path(of: package), to: report.folder)
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
    let fixes: [FixEntry]

    init(_ finding: Finding, words: ToolWords, lines: SourceLines) {
      rule = finding.rule
      severity = finding.severity.rawValue
      message = words.sentence(finding.sentence, at: finding.place)
      file = finding.place.file
      line = finding.place.line
      column = finding.place.column
      notes = finding.notes.map { Note($0, words: words) }
      fixes = finding.fixes.map { FixEntry($0, words: words, lines: lines) }
    }
  }

  private struct Note: Encodable {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?

    init(_ note: Finding.Note, words: ToolWords) {
      message = words.sentence(note.sentence, at: note.place)
      file = note.place?.file
      line = note.place?.line
      column = note.place?.column
    }
  }

  /// A way to mend the finding; the first is what `fix` does.
  private struct FixEntry: Encodable {
    let message: String
    let edits: [Edit]

    init(_ fix: Fix, words: ToolWords, lines: SourceLines) {
      message = words.sentence(fix.sentence)
      edits = fix.edits.map { Edit($0, lines: lines) }
    }
  }

  /// One change of a fix: a part of a file's text, its name, or its encoding.
  private struct Edit: Encodable {
    let file: String
    /// Where the part begins and where what follows it begins, as for findings.
    var line: Int?
    var column: Int?
    var endLine: Int?
    var endColumn: Int?
    /// What takes the place of the part.
    var text: String?
    /// The name that the file or folder gets.
    var name: String?
    /// The encoding that the file gets.
    var encoding: String?

    init(_ edit: Fix.Edit, lines: SourceLines) {
      file = edit.file
      switch edit {
      case .text(let file, let edit):
        (line, column) = lines.position(ofByte: edit.span.lowerBound, of: file)
        (endLine, endColumn) = lines.position(ofByte: edit.span.upperBound, of: file)
        text = edit.replacement
      case .rename(_, let name): self.name = name
      case .encode: encoding = TextEncoding(.utf8).name
      }
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
    /// Null where no text need be there.
    let percent: Int?
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

    private enum CodingKeys: CodingKey {
      case folder, locale, percent, translated, needsReview, missing, excluded
    }

    // By hand: what has no value is null, and never absent.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(folder, forKey: .folder)
      try container.encode(locale, forKey: .locale)
      try container.encode(percent, forKey: .percent)
      try container.encode(translated, forKey: .translated)
      try container.encode(needsReview, forKey: .needsReview)
      try container.encode(missing, forKey: .missing)
      try container.encode(excluded, forKey: .excluded)
    }
  }
}
