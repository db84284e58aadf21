import TestSupport
import Testing

@testable import CatalogLint

extension RuleExample {
  /// The package on disk, read.
  func package(replacing replacements: [String: String] = [:]) throws -> (
    package: LintedPackage, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    for (path, text) in plainFiles.merging(replacements, uniquingKeysWith: { $1 }) { try folder.write(text, to: path) }
    return (try PackageReader.read(at: folder.url.path), folder)
  }

  /// What all rules find in it, and one that is off until it is asked for.
  func findings(asking rule: any Rule.Type) throws -> [Finding] {
    guard rule.isOff else { return try findings() }
    let (package, folder) = try package()
    return withExtendedLifetime(folder) { CatalogLint.Rules.findings(in: package) + rule.findings(in: package) }
  }

  /// What all rules find in it.
  func findings() throws -> [Finding] {
    let (package, folder) = try package()
    return withExtendedLifetime(folder) { CatalogLint.Rules.findings(in: package) }
  }
}

/// Runs the examples of a rule as tests: the rule finds what is marked, and no rule finds anything else.
///
/// Notes of other rules are not counted: an example of a missing text may well hold an error that nobody words.
func check(_ example: RuleExample, of rule: any Rule.Type, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let findings = try example.findings(asking: rule).filter { $0.rule == rule.id || $0.severity > .note }
  #expect(findings.allSatisfy { $0.rule == rule.id }, "\(example.title): \(findings)", sourceLocation: sourceLocation)
  #expect(
    findings.map(\.place.description).sorted() == example.findingPlaces,
    "\(example.title)",
    sourceLocation: sourceLocation
  )
  let notes = findings.flatMap(\.notes).compactMap(\.place?.description).sorted()
  #expect(notes == example.notePlaces, "\(example.title)", sourceLocation: sourceLocation)
}
