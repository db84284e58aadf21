import ErrorCatalog
import ErrorInventory

/// One thing that can be wrong, and how it is found.
///
/// A rule is a file in `Rules/`, a type of the same name, an enum `Sentence` of what it can say, worded in Lint.strings, and
/// a test of the same name. Its examples are its tests and its page.
package protocol Rule: Sendable {
  /// The type's name in kebab-case; it never changes once it was published.
  static var id: String { get }
  /// What a finding weighs unless the rule says otherwise at the finding.
  static var severity: Severity { get }
  /// What its findings say about the words: what a configuration may do with them.
  static var concern: RuleConcern { get }
  /// Whether nobody is told what it finds unless the configuration or the call asks for it: its verdict is a matter of taste.
  static var isOff: Bool { get }
  /// Whether a comment can have its findings ignored: they stand where one can be written, and are of no other comment.
  static var isIgnorable: Bool { get }
  /// Small packages with a fault, or with what looks like one and is none.
  static var examples: [RuleExample] { get }
  /// Everything the rule finds, in any order.
  static func findings(in package: LintedPackage) -> [Finding]
  /// The rule as one that looks at texts; nil where it is none. A cast would ask the runtime, which looks through the
  /// conformances of all libraries for each rule.
  static var textRule: (any TextRule.Type)? { get }
}

extension Rule {
  /// Rules look at the whole package, but for those that say otherwise.
  package static var textRule: (any TextRule.Type)? { nil }

  /// Most rules are about what would be better in another way.
  package static var concern: RuleConcern { .care }

  /// Most rules are asked without being named.
  package static var isOff: Bool { false }

  /// Most findings stand in sources and tables.
  package static var isIgnorable: Bool { true }

  /// What a finding weighs where nobody says anything about the rule; nil where nobody is told.
  static var usualSeverity: Severity? { isOff ? nil : severity }

  /// A finding of this rule.
  static func finding(
    _ sentence: any Catalogued,
    at place: Place,
    severity: Severity = Self.severity,
    notes: [Finding.Note] = [],
    fixes: [Fix] = [],
    locales: [String] = [],
    subjects: [String] = [],
    about: [String]? = nil
  ) -> Finding {
    Finding(
      rule: id,
      severity: severity,
      sentence,
      at: place,
      notes: notes,
      fixes: fixes,
      locales: locales,
      subjects: subjects,
      about: about
    )
  }
}

/// All rules.
package enum Rules {
  /// Sorted by name, as the files in the folder.
  package static let all: [any Rule.Type] = [
    AmbiguousType.self,
    ArgumentFormatMismatch.self,
    ArgumentGap.self,
    ArgumentMismatch.self,
    ArgumentType.self,
    ArgumentTypeClash.self,
    CStringSpecifier.self,
    DefaultLocalization.self,
    DuplicateKey.self,
    EmptyMessage.self,
    EmptyTable.self,
    Encoding.self,
    ExtraTranslation.self,
    GroupedIdentifier.self,
    ImpliedQuantity.self,
    InvalidPattern.self,
    InvalidSpecifier.self,
    InvisibleCharacter.self,
    KeyNaming.self,
    LoneSurrogate.self,
    LookalikePlaceholder.self,
    LowCoverage.self,
    MergeConflict.self,
    MissingLocale.self,
    MissingMessage.self,
    MissingTable.self,
    MissingTranslation.self,
    MixedPositions.self,
    NeedsReview.self,
    NotEnumerable.self,
    OrphanedMessage.self,
    PluralCategories.self,
    PluralOnOneSide.self,
    PluralStructure.self,
    QuotedPlaceholder.self,
    ReasonWithoutWords.self,
    ReplacementCharacter.self,
    ResourceNotInTarget.self,
    SensitiveArgument.self,
    StaleEntry.self,
    StrayPercent.self,
    StyleMismatch.self,
    SurroundingWhitespace.self,
    SyntaxError.self,
    UncataloguedType.self,
    UnconnectedWords.self,
    UnexplainedIgnore.self,
    UnknownArgument.self,
    UnknownEscape.self,
    UnknownLocale.self,
    UnknownMark.self,
    UnnumberedArguments.self,
    UnpresentableArgument.self,
    Untranslated.self,
    UnusedArgument.self,
    UnusedIgnore.self,
    UnusedPluralCategory.self,
    UnusedSetting.self,
    WrongScript.self,
  ]

  /// The sorted findings of all rules that the package's plan asks, without those that a comment has ignored.
  package static func findings(in package: LintedPackage) -> [Finding] {
    let asked = all.filter { package.plan.asks($0) }
    let found = findings(of: asked.filter { $0.id != UnusedIgnore.id }, in: package)
    let unused =
      asked.contains { $0.id == UnusedIgnore.id }
      ? package.weighed(UnusedIgnore.findings(in: package, beside: found), of: UnusedIgnore.self) : []
    let kept = found.filter { !package.ignored.contain($0.place, of: $0.rule) }
    return (kept + unused).sorted(by: Finding.precedes)
  }

  /// What some rules find, with the weights of the package's plan, on all cores; those about texts share one pass over them.
  static func findings(of rules: [any Rule.Type], in package: LintedPackage) -> [Finding] {
    let textRules = rules.compactMap { $0.textRule }
    let others = rules.filter { $0.textRule == nil }
    let texts = textRules.isEmpty ? nil : package.texts
    let chunks = texts?.chunks ?? []
    // What looks at the whole comes first: it is one piece of work, and may be a long one.
    let parts = Parallel.map(others.count + chunks.count) { number -> [[Finding]] in
      if number < others.count { return [package.weighed(others[number].findings(in: package), of: others[number])] }
      return TextPass(over: package).findings(of: textRules, in: chunks[number - others.count])
    }
    let partsOfTexts = texts?.inOrder(parts[others.count...]) ?? []
    let ofTexts = textRules.indices.flatMap { rule in
      package.weighed(partsOfTexts.flatMap { $0[rule] }, of: textRules[rule])
    }
    return ofTexts + parts[..<others.count].joined().joined()
  }

  /// The rule of an id.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }
}
