import ErrorCatalog

/// What a rule has to say about one place.
package struct Finding: Sendable {
  /// The id of the rule.
  package let rule: String
  package private(set) var severity: Severity
  /// One sentence; worded by the reporter, in its language.
  package let sentence: any Catalogued
  package private(set) var place: Place
  /// What belongs to it elsewhere.
  package private(set) var notes: [Note]
  /// How it can be mended mechanically; the first is what `fix` makes, others are as good.
  package private(set) var fixes: [Fix]
  /// The tags of the locales it is about: whoever lowers one of them, or asks for others alone, means this finding too.
  package private(set) var locales: [String]
  /// What it is about, apart from where that stands: a baseline knows it by these. Empty where the sentence tells it.
  package let subjects: [String]
  /// What of the entry or the case at its place is meant: what stays the same while the fault does, as the sentence's other
  /// values need not. Nil where the sentence says no more than that.
  package let about: [String]?

  /// A sentence about another place.
  package struct Note: Sendable {
    package let sentence: any Catalogued
    /// Nil where the file that is meant does not exist yet.
    package let place: Place?

    package init(_ sentence: any Catalogued, at place: Place?) {
      self.sentence = sentence
      self.place = place
    }
  }

  package init(
    rule: String,
    severity: Severity,
    _ sentence: any Catalogued,
    at place: Place,
    notes: [Note] = [],
    fixes: [Fix] = [],
    locales: [String] = [],
    subjects: [String] = [],
    about: [String]? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.sentence = sentence
    self.place = place
    self.notes = notes
    self.fixes = fixes
    self.locales = locales
    self.subjects = subjects
    self.about = about
  }
}

extension Finding {
  /// The finding with another weight, and the locales it is about where it named none itself.
  func weighing(_ severity: Severity, locales: [String]) -> Finding {
    var finding = self
    finding.severity = severity
    finding.locales = locales
    return finding
  }

  /// The finding with its paths written from another folder.
  func moved(from folder: String, to other: String) -> Finding {
    if folder == other { return self }
    var finding = self
    finding.place = place.moved(from: folder, to: other)
    finding.notes = notes.map { .init($0.sentence, at: $0.place?.moved(from: folder, to: other)) }
    finding.fixes = fixes.map { $0.moved(from: folder, to: other) }
    return finding
  }

  /// The order of every report: by place, then by rule.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.place, left.rule) < (right.place, right.rule)
  }
}
