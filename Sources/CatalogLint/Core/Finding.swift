import ErrorCatalog

/// What a rule has to say about one place.
package struct Finding: Sendable {
  /// The id of the rule.
  package let rule: String
  package let severity: Severity
  /// One sentence; worded by the reporter, in its language.
  package let sentence: any Catalogued
  package let place: Place
  /// What belongs to it elsewhere.
  package let notes: [Note]

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
    notes: [Note] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.sentence = sentence
    self.place = place
    self.notes = notes
  }
}

extension Finding {
  /// The order of every report: by place, then by rule.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.place, left.rule) < (right.place, right.rule)
  }
}
