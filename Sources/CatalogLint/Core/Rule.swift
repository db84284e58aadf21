import ErrorCatalog

/// One thing that can be wrong, and how it is found.
///
/// A rule is a file in `Rules/`, a type of the same name, an enum `Sentence` of what it can say, worded in Lint.strings, and
/// a test of the same name. Its examples are its tests and its page.
package protocol Rule: Sendable {
  /// The type's name in kebab-case; it never changes once it was published.
  static var id: String { get }
  /// What a finding weighs unless the rule says otherwise at the finding.
  static var severity: Severity { get }
  /// Small packages with a fault, or with what looks like one and is none.
  static var examples: [RuleExample] { get }
  /// Everything the rule finds, in any order.
  static func findings(in package: LintedPackage) -> [Finding]
}

extension Rule {
  /// A finding of this rule.
  static func finding(
    _ sentence: any Catalogued,
    at place: Place,
    severity: Severity = Self.severity,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(rule: id, severity: severity, sentence, at: place, notes: notes)
  }
}

/// All rules.
package enum Rules {
  /// Sorted by name, as the files in the folder.
  package static let all: [any Rule.Type] = [
    DuplicateKey.self,
    MissingMessage.self,
    OrphanedMessage.self,
    SyntaxError.self,
    UncataloguedType.self,
    UnknownArgument.self,
    Untranslated.self,
  ]

  /// The sorted findings of all rules.
  package static func findings(in package: LintedPackage) -> [Finding] {
    all.flatMap { $0.findings(in: package) }.sorted(by: Finding.precedes)
  }
}
