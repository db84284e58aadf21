import StringsFiles

@testable import CatalogLint

/// What became of one kind of fault, made at every place of a project at once.
struct FaultReport: Sendable {
  let project: String
  let fault: Fault
  /// How many texts got the fault.
  private(set) var injected = 0
  /// How many of these the rule told at their place.
  private(set) var caught = 0
  /// How many faults were left after the mends; nil where there is none.
  private(set) var left: Int?
  /// What should not be, in words.
  private(set) var complaints: [String] = []

  /// Makes the fault, asks all rules, and mends what can be mended.
  init(of fault: Fault, in project: InjectedProject) throws {
    self.fault = fault
    self.project = project.name
    let sites = project.sites(of: fault)
    injected = sites.count
    if sites.isEmpty { return }
    let edits = Dictionary(grouping: sites, by: \.text.file.path).mapValues { $0.flatMap(\.edits) }
    let package = try InjectedProject.applying(edits, to: project.package)
    let findings = InjectedProject.findings(in: package)
    compare(findings, with: sites.map { Self.expectation(of: fault, in: $0.text, $0.edits) })
    if fault.isMended { try mend(findings, in: package) }
  }

  var line: String {
    let mended = left.map { $0 == 0 ? "mended" : "\($0) left" } ?? "-"
    return [project, fault.rule, "\(fault.title) (\(fault.side.rawValue))", "\(injected)", "\(caught)", mended]
      .joined(separator: " | ")
  }

  // MARK: - Places

  /// Where a fault must be told: on a line, at bytes that touch a range of columns.
  private struct Expectation {
    let file: String
    let lines: ClosedRange<Int>
    let columns: ClosedRange<Int>?

    func isMet(by place: Place) -> Bool {
      guard place.file == file, lines.contains(place.line) else { return false }
      guard let columns else { return true }
      return place.column <= columns.upperBound && place.column + place.length >= columns.lowerBound
    }
  }

  private static func expectation(of fault: Fault, in text: LintedText, _ edits: [TextEdit]) -> Expectation {
    switch fault.place {
    case .change:
      let edit = edits[0]
      let start = text.file.catalog.location(ofByte: edit.span.lowerBound)
      return Expectation(
        file: text.file.path,
        lines: start.line...start.line,
        columns: start.column...start.column + max(1, edit.replacement.utf8.count)
      )
    case .entry:
      return entry(text)
    case .base:
      return text.base.map(entry) ?? entry(text)
    case .errorCase:
      let place = text.subjects.first.flatMap { subject in
        subject.cases.first.map { text.package.place($0.location, length: $0.nameLength) }
      }
      return place.map { Expectation(file: $0.file, lines: $0.line...$0.line, columns: $0.column...$0.column) }
        ?? entry(text)
    }
  }

  private static func entry(_ text: LintedText) -> Expectation {
    let span = text.entry.span
    let catalog = text.file.catalog
    let first = catalog.location(ofByte: span.lowerBound).line
    return Expectation(
      file: text.file.path,
      lines: first...catalog.location(ofByte: span.upperBound).line,
      columns: nil
    )
  }

  private mutating func compare(_ findings: [Finding], with expectations: [Expectation]) {
    for finding in findings {
      if finding.rule != fault.rule {
        complaints.append("told by \(finding.rule) at \(finding.place)")
      } else if !expectations.contains(where: { $0.isMet(by: finding.place) }) {
        complaints.append("told at \(finding.place), where nothing was done")
      }
    }
    let told = findings.filter { $0.rule == fault.rule }
    caught = expectations.filter { expected in told.contains { expected.isMet(by: $0.place) } }.count
    for expected in expectations where !told.contains(where: { expected.isMet(by: $0.place) }) {
      complaints.append("not told at \(expected.file):\(expected.lines.lowerBound)")
    }
    // One fault is one finding; several faults of one case, or of one key in several languages, may be one as well.
    if told.count > expectations.count {
      complaints.append("\(told.count) findings for \(expectations.count) faults")
    }
  }

  // MARK: - Mends

  private mutating func mend(_ findings: [Finding], in package: LintedPackage) throws {
    var edits: [String: [TextEdit]] = [:]
    for finding in findings where finding.rule == fault.rule {
      guard let fix = finding.fixes.first else {
        complaints.append("no mend at \(finding.place)")
        continue
      }
      for edit in fix.edits {
        guard case .text(let file, let change) = edit else { continue }
        if edits[file]?.contains(change) != true { edits[file, default: []].append(change) }
      }
    }
    let mended = InjectedProject.findings(in: try InjectedProject.applying(edits, to: package))
    left = mended.count
    complaints += mended.map { "left after the mend: \($0.rule) at \($0.place)" }
  }
}
