import Foundation

/// One measured pair: our figure and the peer's, taken in the same run.
struct Comparison {
  /// What was measured, in kebab-case.
  let benchmark: String
  /// What it is measured against.
  let peer: String
  /// Our figures, one for each round. Less is better.
  let ours: [Double]
  /// The peer's figures of the same rounds.
  let theirs: [Double]
  /// The unit of both.
  let unit: String
  /// The least ratio that is wanted, where one is.
  let goal: Double?

  /// How many times the peer's figure ours is: theirs over ours, of the medians.
  var ratio: Double { theirs.median / ours.median }

  /// Whether the ratio reaches the goal; true without one.
  var isMet: Bool { goal.map { ratio >= $0 } ?? true }

  /// One line of JSON.
  func json() throws -> String {
    struct Line: Encodable {
      var benchmark: String
      var peer: String
      var ours: Double
      var theirs: Double
      var unit: String
      var ratio: Double
      var goal: Double?
      var met: Bool

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(benchmark, forKey: .benchmark)
        try container.encode(peer, forKey: .peer)
        try container.encode(ours, forKey: .ours)
        try container.encode(theirs, forKey: .theirs)
        try container.encode(unit, forKey: .unit)
        try container.encode(ratio, forKey: .ratio)
        // A missing goal is null, not absent: every line has the same keys.
        try container.encode(goal, forKey: .goal)
        try container.encode(met, forKey: .met)
      }

      enum CodingKeys: CodingKey { case benchmark, peer, ours, theirs, unit, ratio, goal, met }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let line = Line(
      benchmark: benchmark,
      peer: peer,
      ours: ours.median.rounded(toSignificantDigits: 4),
      theirs: theirs.median.rounded(toSignificantDigits: 4),
      unit: unit,
      ratio: ratio.rounded(toSignificantDigits: 3),
      goal: goal,
      met: isMet
    )
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }

  /// One line for a person, with the spread of the rounds.
  func text() -> String {
    let goal = goal.map { "goal \($0.short)× \(isMet ? "met" : "MISSED")" } ?? "no goal"
    return "\(benchmark): \(ratio.short)× \(peer) — \(goal)\n"
      + "  ours \(ours.summary) \(unit), theirs \(theirs.summary) \(unit)"
  }
}

extension [Double] {
  /// The middle value, or the mean of the two in the middle; not a number where there is none.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    let middle = count / 2
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The median and the range of the rounds.
  var summary: String {
    guard let least = self.min(), let most = self.max() else { return "–" }
    return "\(median.short) (\(least.short)…\(most.short))"
  }
}

extension Double {
  func rounded(toSignificantDigits digits: Int) -> Double {
    guard isFinite, self != 0 else { return self }
    let scale = pow(10, Double(digits - 1) - floor(log10(abs(self))))
    return (self * scale).rounded() / scale
  }

  /// Three significant digits.
  var short: String {
    let value = rounded(toSignificantDigits: 3)
    return abs(value) >= 100 ? String(format: "%.0f", value) : String(format: "%g", value)
  }
}
