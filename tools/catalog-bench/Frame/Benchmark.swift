/// Two pieces of work that are measured in turns.
struct Benchmark {
  /// What is measured, in kebab-case.
  let name: String
  /// What it is measured against.
  let peer: String
  /// The unit of both figures; less is better.
  let unit: String
  /// The least ratio of theirs to ours that is wanted.
  let goal: Double?
  /// How often both are measured; the median counts.
  var rounds = 5
  /// Does our work once and returns the figure.
  let ours: () throws -> Double
  /// Does the peer's work once and returns the figure.
  let theirs: () throws -> Double

  /// Measures both, round by round, so that a slow moment of the machine meets both.
  func run() throws -> Comparison {
    // The first run of each warms caches and is not counted.
    _ = try ours()
    _ = try theirs()
    var (ourFigures, theirFigures): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      ourFigures.append(try ours())
      theirFigures.append(try theirs())
    }
    return Comparison(benchmark: name, peer: peer, ours: ourFigures, theirs: theirFigures, unit: unit, goal: goal)
  }
}

/// How long some work takes, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  return try clock.measure(work).milliseconds
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}

/// How long one of `count` repetitions takes, in nanoseconds.
func nanoseconds(perRepetitionOf count: Int, _ work: () throws -> Void) rethrows -> Double {
  try milliseconds(work) * 1e6 / Double(count)
}

/// Keeps the optimizer from removing work whose result nobody reads.
@inline(never)
@_optimize(none)
func keep<T>(_ value: T) {}
