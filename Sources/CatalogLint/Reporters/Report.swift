/// A finished check: what every reporter reports.
package struct Report: Sendable {
  /// The absolute path of the folder that the findings' paths are written from.
  package let folder: String
  /// The packages and apps that were checked.
  package let packages: [LintedPackage]
  /// The sorted findings.
  package let findings: [Finding]

  /// - Parameter findings: with paths from `folder`.
  init(folder: String, packages: [LintedPackage], findings: [Finding]) {
    self.folder = folder
    self.packages = packages
    self.findings = findings.sorted(by: Finding.precedes)
  }

  /// The report of one package.
  package init(package: LintedPackage, findings: [Finding]) {
    self.init(folder: package.folder, packages: [package], findings: findings)
  }

  /// How many findings have a severity.
  package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether something was found that fails the run.
  package func fails(strict: Bool) -> Bool {
    findings.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}
