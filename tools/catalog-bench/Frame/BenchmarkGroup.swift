/// Benchmarks that share their material: one file for each group.
struct BenchmarkGroup: Sendable {
  /// What the command line calls it.
  let name: String
  /// What it measures, in one line.
  let summary: String
  /// Runs the group; each comparison is reported as soon as it is there.
  let run: @Sendable (_ report: (Comparison) throws -> Void) throws -> Void

  /// Every group, by name.
  static let all: [BenchmarkGroup] = [
    .inventory,
    .lint,
    .messages,
    .strings,
  ]
}

/// Why a group cannot run: an explanation for the person who started it.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
