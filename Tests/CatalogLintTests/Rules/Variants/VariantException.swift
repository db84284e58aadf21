@testable import CatalogLint

/// What is right about some variants of a rule's examples although it is not what `ExampleVariant` demands, and why.
struct VariantException: Sendable {
  enum Outcome: Sendable {
    /// The variant cannot be written.
    case impossible
    /// What is marked is reported where it was in the example.
    case unmoved
    /// More is reported.
    case more
    /// Less is reported.
    case less
  }

  let rules: [any Rule.Type]
  let variants: [ExampleVariant]
  let outcome: Outcome
  let reason: String

  init(_ rules: [any Rule.Type], _ variants: [ExampleVariant], _ outcome: Outcome, because reason: String) {
    (self.rules, self.variants, self.outcome, self.reason) = (rules, variants, outcome, reason)
  }

  /// Whether it is about a variant of a rule's examples.
  func covers(_ variant: ExampleVariant, of rule: any Rule.Type) -> Bool {
    variants.contains(variant) && rules.contains { $0.id == rule.id }
  }

  static let all = [
    VariantException(
      [
        ArgumentFormatMismatch.self, ArgumentMismatch.self, ArgumentTypeClash.self, CStringSpecifier.self,
        ImpliedQuantity.self, InvalidPattern.self, InvalidSpecifier.self, InvisibleCharacter.self,
        LookalikePlaceholder.self, MixedPositions.self, PluralCategories.self, PluralOnOneSide.self,
        QuotedPlaceholder.self, ReplacementCharacter.self, StrayPercent.self, UnnumberedArguments.self,
        UnusedPluralCategory.self, WrongScript.self,
      ],
      [.literal, .besideLiteral],
      .more,
      because: "The entry that quotes has a text for people as well, which is as wrong as the one it quotes."
    ),
    VariantException(
      [MissingLocale.self, MissingTable.self],
      [.literal],
      .more,
      because: "The entry that quotes is a text of its table, which other locales lack as they lacked the others."
    ),
    VariantException(
      [EmptyTable.self, MissingLocale.self, MissingTable.self],
      [.besideLiteral],
      .less,
      because: "A table with an entry that quotes is not empty."
    ),
    VariantException(
      [ResourceNotInTarget.self, UnknownLocale.self],
      [.lineComment, .blockComment, .literal],
      .unmoved,
      because: "The folder is what is reported, whatever its tables hold."
    ),
    VariantException(
      [EmptyTable.self, ResourceNotInTarget.self, UnknownLocale.self],
      [.besideComments, .belowJapanese, .besideJapanese],
      .unmoved,
      because: "What is said of a file or its folder stands at the first character of the file."
    ),
    VariantException(
      [StyleMismatch.self],
      [.besideComments],
      .unmoved,
      because: "The mark of a style counts wherever it stands in a comment, and the copy comes first."
    ),
    VariantException(
      [UnusedIgnore.self],
      [.ignored, .ignoredInFile],
      .more,
      because: "Whoever meets a comment that ignores nothing takes it away; a second one about it would be the next."
    ),
    VariantException(
      [LowCoverage.self, UnusedSetting.self],
      [.lineComment, .blockComment, .besideComments],
      .impossible,
      because: "A configuration is JSON, which has no comments, and a key that is none of its own is an error."
    ),
    VariantException(
      [LowCoverage.self, UnusedSetting.self],
      [.ignored, .ignoredInFile],
      .impossible,
      because: "A configuration has no comments: what is wrong with it is mended where it stands."
    ),
    VariantException(
      [Encoding.self],
      [.besideJapanese, .ignored],
      .impossible,
      because: "Nothing may stand before the declaration of an XML document; `ignore-file` may stand behind it."
    ),
    VariantException(
      [MergeConflict.self],
      [.besideJapanese],
      .impossible,
      because: "The mark of a conflict begins its line; behind something else it is none."
    ),
  ]
}
