import StringsFiles

@testable import CatalogLint

/// A kind of fault that a rule is there for, and how to make it in a text that has none.
struct Fault: Sendable {
  /// The type of the rule that must tell it, and no other may.
  let rule: String
  /// What is done to the text.
  let title: String
  /// In which texts: in those of the base language, or in their translations.
  let side: Side
  /// Where it must be told.
  let place: Telling
  /// Whether the rule offers a mend that takes the fault away.
  let isMended: Bool
  /// The changes that make it; nil where the text has no place for it.
  let changes: @Sendable (LintedText) -> [TextEdit]?

  enum Side: String, Sendable, CaseIterable {
    case base, translation
  }

  enum Telling: Sendable {
    /// At the bytes that were changed, or right beside them.
    case change
    /// Somewhere in the entry.
    case entry
    /// At the entry of the same key in the base language.
    case base
    /// At the error case in the source.
    case errorCase
  }

  init(
    _ rule: String,
    _ title: String,
    in side: Side,
    at place: Telling = .change,
    mended: Bool = false,
    changes: @escaping @Sendable (LintedText) -> [TextEdit]?
  ) {
    self.rule = rule
    self.title = title
    self.side = side
    self.place = place
    self.isMended = mended
    self.changes = changes
  }

  /// The same fault on each side.
  static func onBothSides(
    _ rule: String,
    _ title: String,
    at place: Telling = .change,
    mended: Bool = false,
    changes: @escaping @Sendable (LintedText) -> [TextEdit]?
  ) -> [Fault] {
    Side.allCases.map { Fault(rule, title, in: $0, at: place, mended: mended, changes: changes) }
  }
}
