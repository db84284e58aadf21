import Testing

/// A broken file: where the problems are, and what survives.
struct BrokenInput: Sendable, CustomTestStringConvertible {
  let id: String
  /// The text, with `1️⃣` before the place of the first problem, `2️⃣` before that of the second …
  let source: String
  /// The problems' ids, in the order of the markers.
  let problems: [String]
  /// The entries that survive, as `key=value`, in order.
  let survivors: [String]

  init(_ id: String, _ source: String, _ problems: [String], _ survivors: [String]) {
    self.id = id
    self.source = source
    self.problems = problems
    self.survivors = survivors
  }

  var testDescription: String { id }
}
