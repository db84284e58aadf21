import ErrorInventory

/// A comment that asks the linter to look away: `catalog-lint:ignore RULE-ID — reason`. Or one that is meant to.
package struct Ignore: Sendable {
  /// Where it stands.
  package let place: Place
  /// The ids it names, as they are written.
  let rules: [String]
  /// Why; empty where it does not say.
  let reason: String
  /// The declaration, the case or the entry that it is about, with the comment; nil for the whole file.
  let reach: SourceReach?
  /// What is wrong with its mark: it names no rule then, and ignores nothing.
  let slip: IgnoreSlip?
  /// The mark that is meant where `slip` tells of one; nil where none says the same at this place.
  private(set) var meant: String?
  /// What writes the mark as it is meant; nil where no rule follows, where no mark says the same, or the file is only read.
  private(set) var mend: Fix.Edit?

  /// What such a comment begins with.
  static let word: StaticString = "catalog-lint:ignore"

  /// - Parameters:
  ///   - text: what follows `catalog-lint:ignore` or `catalog-lint:ignore-file` on its line.
  ///   - line: the line and column of the comment's first word.
  ///   - reach: nil for the whole file.
  init(text: some StringProtocol, file: String, line: Int, column: Int, reach: SourceReach?) {
    place = Place(file: file, line: line, column: column, length: Self.word.utf8CodeUnitCount)
    self.reach = reach
    slip = nil
    meant = nil
    mend = nil
    let named = IgnoredRules(text)
    rules = named.rules
    reason = named.reason
  }

  /// A comment that is meant to ask and does not.
  ///
  /// - Parameter meant: the mark that says the same at this place; nil for none.
  init(_ slip: IgnoreSlip, meant: String?, file: String, line: Int, column: Int, reach: SourceReach?, mend: Fix.Edit?) {
    place = Place(file: file, line: line, column: column, length: slip.written.utf8.count)
    self.reach = reach
    self.slip = slip
    self.meant = meant
    self.mend = meant == nil ? nil : mend
    rules = []
    reason = ""
  }

  /// The same where no mark of ours says what it is to do.
  var withoutMeaning: Ignore {
    var ignore = self
    (ignore.meant, ignore.mend) = (nil, nil)
    return ignore
  }

  /// Whether it names a rule that there is.
  var namesRule: Bool { rules.contains { Rules.rule($0) != nil } }
}
