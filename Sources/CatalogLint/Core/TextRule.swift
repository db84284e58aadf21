import ErrorInventory

/// A rule that looks at one text at a time: at what it says, at its pattern, and at the same text in other languages.
///
/// Such a rule is a small file. It names in `wakes` what a text must have to be worth a look, and says in
/// `findings(in:)` what is wrong with it:
///
/// ```swift
/// package enum TrailingColon: TextRule {
///   package static let id = "trailing-colon"
///   package static let severity = Severity.warning
///   package static let wakes: TextFacts = .finalColon
///   package static let examples = [ … ]
///   package enum Sentence: Catalogued { case colon(key: String) }
///
///   package static func findings(in text: LintedText) -> [Finding] {
///     guard text.base?.facts.contains(.finalColon) == false else { return [] }
///     return [finding(Sentence.colon(key: text.key), at: text.valuePlace)]
///   }
/// }
/// ```
///
/// - Every text of the package has `TextFacts`, noted once for all rules. A text with none of the facts in `wakes` never
///   reaches the rule: choose those that few sound texts have. What must all be there stands in `needs`.
/// - Where characters matter, go over `text.wordings`: a plural has several, each with facts and places of its own. Where the
///   entry as a whole matters, use `text.pattern`, `text.placeholders`, `text.base` and `text.translations`; a pattern is
///   compiled when the first rule asks for it, and kept for the others.
/// - Go over bytes (`utf8`) and make a `String` only for what is reported.
/// - A finding's place is `text.place(ofTextSpan:)`, or that of a wording, `text.keyPlace` or `text.valuePlace`; it is about
///   the text's own locale unless it names others.
/// - A mend is made with `text.edit(ofTextSpan:to:)`, in a form with `text.edit(of:in:to:)`, or with `text.edits(_:)`. All are
///   nil where the file is only read.
/// - Texts are looked at on several cores, in no order that a rule could rely on, and a rule keeps nothing between them.
///   What concerns a table, a type or the sources as a whole is a plain `Rule`.
package protocol TextRule: Rule {
  /// The facts of which a text must have at least one.
  static var wakes: TextFacts { get }
  /// The same for the texts of one locale, where it makes a difference.
  static func wakes(in locale: String) -> TextFacts
  /// The facts of which a text must have all; none where the rule does not say.
  static var needs: TextFacts { get }
  /// What is wrong with a text, in the order of its places.
  static func findings(in text: LintedText) -> [Finding]
}

extension TextRule {
  /// What wakes the rule in any locale.
  package static func wakes(in locale: String) -> TextFacts { wakes }

  /// The rule itself.
  package static var textRule: (any TextRule.Type)? { Self.self }

  /// Whatever wakes the rule is enough.
  package static var needs: TextFacts { [] }

  /// What is wrong with the texts of a package.
  package static func findings(in package: LintedPackage) -> [Finding] {
    let texts = package.texts
    let parts = Parallel.map(texts.chunks.count) { number in
      TextPass(over: package).findings(of: [Self.self], in: texts.chunks[number]).flatMap(\.self)
    }
    return texts.inOrder(parts).flatMap(\.self)
  }
}
