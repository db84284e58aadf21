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
  /// What writes the mark as it is meant; nil where no rule follows, or the file is only read.
  let mend: Fix.Edit?

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
    mend = nil
    var rules: [String] = []
    var rest = text.drop(while: \.isWhitespace)
    while let first = rest.first, first.isLetter {
      let id = rest.prefix { !$0.isWhitespace && !",:—–".contains($0) }
      rules.append(String(id))
      rest = rest[id.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "," else { break }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    }
    if let sign = rest.first, "—–-:".contains(sign) { rest = rest.dropFirst() }
    self.rules = rules
    var reason = String(rest.drop(while: \.isWhitespace))
    while reason.last?.isWhitespace == true { reason.removeLast() }
    self.reason = reason
  }

  /// A comment that is meant to ask and does not.
  init(_ slip: IgnoreSlip, file: String, line: Int, column: Int, reach: SourceReach?, mend: Fix.Edit?) {
    place = Place(file: file, line: line, column: column, length: slip.written.utf8.count)
    self.reach = reach
    self.slip = slip
    self.mend = mend
    rules = []
    reason = ""
  }

  /// Whether a finding is one that it asks to leave out.
  func covers(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && covers(finding.place)
  }

  /// Whether a place is in what it is about.
  func covers(_ other: Place) -> Bool {
    other.file == place.file && reach?.contains(line: other.line, column: other.column) != false
  }
}
