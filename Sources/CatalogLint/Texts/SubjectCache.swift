/// The error cases that show the text that the rules are at: several rules ask, each for every placeholder.
///
/// Used by one thread, as `PatternCache`.
final class SubjectCache {
  private var last: (reference: LintedTables.Reference, subjects: [LintedText.Subject])?

  func subjects(
    of reference: LintedTables.Reference,
    find: () -> [LintedText.Subject]
  ) -> [LintedText.Subject] {
    if let last, last.reference == reference { return last.subjects }
    let subjects = find()
    last = (reference, subjects)
    return subjects
  }
}
