@testable import CatalogLint

/// What became of one kind of fault, made at every place of a project at once.
struct FaultReport: Sendable {
  let project: String
  let fault: Fault
  /// At how many places the fault was made.
  private(set) var injected = 0
  /// At how many of these the rule told it.
  private(set) var caught = 0
  /// How many of them the mends took away; nil where there is no mend.
  private(set) var mended: Int?
  /// What should not be, in words.
  private(set) var complaints: [String] = []

  /// Makes the fault, asks all rules, and mends what can be mended.
  init(of fault: Fault, in project: InjectedProject) {
    self.fault = fault
    self.project = project.name
    do { try inject(into: project) } catch { complaints.append("\(error)") }
  }

  private mutating func inject(into project: InjectedProject) throws {
    let injection = try fault.injection(project)
    injected = injection.expectations.reduce(0) { $0 + $1.places }
    if injected == 0 { return }
    try project.making(injection) { package, bench in
      let findings = self.findings(in: package, before: project.package)
      compare(findings, with: injection.expectations)
      if fault.isMended { try mend(findings, in: package, bench, before: project.package) }
    }
  }

  var line: String {
    let counts = ["\(injected)", "\(caught)", mended.map { "\($0)" } ?? "-"]
    return ([project, fault.rule, fault.title] + counts).joined(separator: " | ")
  }

  /// What all rules find at the severities that a run fails or warns at, and those that are off, or only note, where the fault
  /// is theirs.
  private func findings(in package: LintedPackage, before sound: LintedPackage) -> [Finding] {
    var findings = CatalogLint.Rules.findings(in: package)
    findings.removeAll { $0.severity == .note && ($0.rule != fault.rule || fault.severity != .note) }
    guard let rule = CatalogLint.Rules.rule(fault.rule), rule.isOff || fault.severity == .note else { return findings }
    // What such a rule tells of the sound project is no fault.
    let known = Set(rule.findings(in: sound).map(\.place.description))
    if rule.isOff { findings += rule.findings(in: package) }
    return findings.filter { $0.rule != rule.id || !known.contains($0.place.description) }
  }

  private mutating func compare(_ findings: [Finding], with expectations: [Injection.Expectation]) {
    let expected = Dictionary(grouping: expectations, by: \.file).mapValues(LineIndex.init(of:))
    for finding in findings {
      let place = finding.place
      if finding.rule != fault.rule {
        complaints.append("told by \(finding.rule) at \(place)")
      } else if expected[place.file]?.near(place.line).contains(where: { $0.isMet(by: finding) }) != true {
        complaints.append("told at \(place), where nothing was done")
      } else if let severity = fault.severity, finding.severity != severity {
        complaints.append("weighs \(finding.severity) at \(place)")
      }
    }
    let told = findings.filter { $0.rule == fault.rule }
    let toldByFile = Dictionary(grouping: told, by: \.place.file)
      .mapValues { Dictionary(grouping: $0, by: \.place.line) }
    for expected in expectations {
      let lines = toldByFile[expected.file] ?? [:]
      let near =
        expected.lines.count > lines.count ? Array(lines.values.joined()) : expected.lines.flatMap { lines[$0] ?? [] }
      if near.contains(where: expected.isMet) {
        caught += expected.places
      } else {
        complaints.append("not told at \(expected.file):\(expected.lines.lowerBound)")
      }
    }
    // One fault is one finding; several faults of one case, or of one key in several languages, may be one as well.
    if told.count > expectations.count {
      complaints.append("\(told.count) findings for \(expectations.count) faults")
    }
  }

  /// Expectations in one file, by their lines.
  private struct LineIndex {
    private var byLine: [Int: [Injection.Expectation]] = [:]
    /// Those on more lines than are worth naming.
    private var wide: [Injection.Expectation] = []

    init(of expectations: [Injection.Expectation]) {
      for expectation in expectations {
        if expectation.lines.count > 1000 {
          wide.append(expectation)
        } else {
          for line in expectation.lines { byLine[line, default: []].append(expectation) }
        }
      }
    }

    func near(_ line: Int) -> [Injection.Expectation] { (byLine[line] ?? []) + wide }
  }

  // MARK: - Mends

  private mutating func mend(
    _ findings: [Finding],
    in package: LintedPackage,
    _ bench: Workshop.Bench?,
    before sound: LintedPackage
  ) throws {
    let own = findings.filter { $0.rule == fault.rule }
    complaints += own.filter(\.fixes.isEmpty).map { "no mend at \($0.place)" }
    let left = self.findings(in: try Self.mended(own, in: package, bench), before: sound)
      .filter { $0.rule != fault.rest }
    complaints += left.map { "left after the mend: \($0.rule) at \($0.place)" }
    mended = injected - left.count
  }

  /// The package after the mends of some findings, in memory or on the disk.
  private static func mended(
    _ findings: [Finding],
    in package: LintedPackage,
    _ bench: Workshop.Bench?
  ) throws -> LintedPackage {
    var pending = findings
    let draft = try FixDraft(package) { _ in
      defer { pending = [] }
      return pending
    }
    guard let bench else { return draft.package }
    try bench.make(draft)
    return try bench.read()
  }
}
