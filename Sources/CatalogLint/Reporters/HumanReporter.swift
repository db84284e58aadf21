import AlertPresentation
import ErrorCatalog

/// The report for people: a line as compilers write it, the excerpt, a caret, the notes.
package struct HumanReporter {
  private let report: Report
  private let words: ToolWords
  private let style: ReportStyle
  private let lines: SourceLines
  private let workingFolder: String
  /// How many error enums without words are named.
  private static let mostNamed = 8

  /// - Parameter workingFolder: where the person stands; paths are written from there.
  package init(_ report: Report, words: ToolWords, usesColor: Bool, workingFolder: String) {
    self.report = report
    self.words = words
    style = ReportStyle(usesColor: usesColor)
    lines = SourceLines(of: report)
    self.workingFolder = workingFolder
  }

  /// The findings; empty where there are none.
  package func text() -> String {
    let folded = report.findings.filter(isFolded)
    let shown = report.findings.filter { !isFolded($0) }
    return (shown.map(text) + foldedLine(of: folded)).joined(separator: "\n")
  }

  private func text(of finding: Finding) -> String {
    let label = style.text("\(finding.severity.rawValue):", for: finding.severity)
    let sentence = style.bold(line(finding.sentence, at: finding.place))
    let head = "\(style.bold(position(finding.place))): \(label) \(sentence) \(style.faint("[\(finding.rule)]"))\n"
    let fix = finding.fixes.first.map { "  \(style.good("fix:")) \(line($0.sentence))\n" } ?? ""
    return head + excerpt(finding.place, severity: finding.severity) + finding.notes.map(text).joined() + fix
  }

  private func text(of note: Finding.Note) -> String {
    let label = style.text("note:", for: .note)
    guard let place = note.place else { return "  \(label) \(line(note.sentence))\n" }
    return "\(style.bold(position(place))): \(label) \(line(note.sentence, at: place))\n"
      + excerpt(place, severity: .note)
  }

  /// Error enums without words are many in most projects, and no fault: they share one line.
  private func isFolded(_ finding: Finding) -> Bool { finding.rule == UncataloguedType.id && finding.severity == .note }

  private func foldedLine(of findings: [Finding]) -> [String] {
    if findings.isEmpty { return [] }
    let errors = findings.compactMap { finding in
      if case UncataloguedType.Sentence.uncatalogued(let error, _)? = finding.sentence as? UncataloguedType.Sentence {
        error
      } else {
        nil
      }
    }
    // Enough of them to see which kind of errors is meant; the JSON report names them all.
    let named = errors.count > Self.mostNamed ? errors.prefix(Self.mostNamed) + ["…"] : errors[...]
    let sentence = UncataloguedType.Sentence.folded(count: findings.count, errors: Array(named))
    return [
      "\(style.text("note:", for: .note)) \(line(sentence)) \(style.faint("[\(UncataloguedType.id)]"))\n"
    ]
  }

  /// A place as the person who reads the report would write it.
  private func position(_ place: Place) -> String {
    OneLine.text("\(place.moved(from: report.folder, to: workingFolder))")
  }

  /// A sentence as one line.
  private func line(_ sentence: any Catalogued, at place: Place? = nil) -> String {
    OneLine.text(words.sentence(sentence, at: place))
  }

  private func excerpt(_ place: Place, severity: Severity) -> String {
    // A file without text, in an encoding that cannot be read, has nothing to show.
    guard let line = lines.line(place.line, of: place.file), !line.isEmpty else { return "" }
    let excerpt = Excerpt(line: line, column: place.column, length: place.length)
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let caret = "^" + String(repeating: "~", count: excerpt.width - 1)
    let indentation = String(repeating: " ", count: excerpt.indentation)
    return """
      \(style.faint("\(margin)\(number) |")) \(excerpt.line)
      \(style.faint("\(margin)\(String(repeating: " ", count: number.count)) |")) \
      \(indentation)\(style.text(caret, for: severity))

      """
  }
}

extension HumanReporter: Reporter {
  package static let format = "human"
  package static let isForPrograms = false

  package static func text(of check: ReportedCheck) -> String {
    HumanReporter(check.report, words: check.words, usesColor: check.usesColor, workingFolder: check.workingFolder)
      .text()
  }
}
