/// A finished check: what every reporter reports.
package struct Report: Sendable {
  /// The package that was checked.
  package let package: LintedPackage
  /// The sorted findings.
  package let findings: [Finding]

  package init(package: LintedPackage, findings: [Finding]) {
    self.package = package
    self.findings = findings
  }

  /// How many findings have a severity.
  package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether something was found that fails the run.
  package func fails(strict: Bool) -> Bool {
    findings.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}
