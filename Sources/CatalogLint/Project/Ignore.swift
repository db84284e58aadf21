/// A comment that asks the linter to look away: `catalog-lint:ignore RULE-ID — reason`.
package struct Ignore: Sendable {
  /// Where it stands.
  package let place: Place
  /// The ids it names, as they are written.
  let rules: [String]
  /// Why; empty where it does not say.
  let reason: String
  /// The lines of the declaration or entry that it is about, with its own; nil for the whole file.
  let lines: ClosedRange<Int>?

  /// What such a comment begins with.
  static let word: StaticString = "catalog-lint:ignore"

  /// - Parameters:
  ///   - text: what follows `catalog-lint:ignore` or `catalog-lint:ignore-file` on its line.
  ///   - line: the line and column of the comment's first word.
  ///   - lines: nil for the whole file.
  init(text: some StringProtocol, file: String, line: Int, column: Int, lines: ClosedRange<Int>?) {
    place = Place(file: file, line: line, column: column, length: Self.word.utf8CodeUnitCount)
    // What is said of a file as a whole stands at its first line.
    self.lines = lines.map { min($0.lowerBound, line)...max($0.upperBound, line) }
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

  /// Whether a finding is one that it asks to leave out.
  func covers(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && covers(finding.place)
  }

  /// Whether a place is in what it is about.
  func covers(_ other: Place) -> Bool {
    other.file == place.file && lines?.contains(other.line) != false
  }
}
