import ErrorCatalog
import Foundation

/// The first message of a new process, which no cache has seen.
struct FirstMessageBenchmarks {
  func run(_ report: (Comparison) throws -> Void) throws {
    let (small, large) = (try TemporaryTables(caseCount: 100), try TemporaryTables(caseCount: 50_000))
    try report(
      Benchmark(
        name: "first-message-100000",
        peer: "the first look-up of Bundle",
        unit: "ms",
        goal: 4,
        ours: { try Self.figure(of: "first-message", large) },
        theirs: { try Self.figure(of: "first-bundle-text", large) }
      ).run()
    )
    // The same program with and without a catalog, from its start to its end, in turns.
    try report(
      Benchmark(
        name: "first-message-200",
        peer: "2 ms more than no catalog",
        unit: "ms",
        goal: 1,
        rounds: 31,
        ours: {
          let without = try ChildProcess.this(["--probe", "no-message", small.bundlePath]).duration()
          return try ChildProcess.this(["--probe", "first-message", small.bundlePath]).duration() - without
        },
        theirs: { 2 }
      ).run()
    )
  }

  private static func figure(of probe: String, _ tables: TemporaryTables) throws -> Double {
    let output = try ChildProcess.this(["--probe", probe, tables.bundlePath]).output()
    guard let figure = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw BenchmarkFailure("The probe \(probe) printed no figure.")
    }
    return figure
  }
}

extension ProbeCommand {
  /// Shows one message, or does what Foundation does for one text, and prints the time it took in milliseconds.
  static func firstText(_ what: String, bundle: String) -> Int32? {
    switch what {
    case "no-message":
      print(0)
    case "first-message":
      print(
        milliseconds {
          let key = CatalogKey(module: "Bench", type: "AccountError", case: "stepNotFinished8")
          let localized = Catalog(folder: bundle, modules: ["Bench"]).localized(in: "en-GB")
          keep(localized.entry(for: key, .description)?.pattern)
          keep(localized.entry(for: key, .title)?.pattern)
        }
      )
    case "first-bundle-text":
      print(
        milliseconds {
          let key = "AccountError.stepNotFinished8.description"
          keep(Bundle(path: bundle)?.localizedString(forKey: key, value: nil, table: TemporaryTables.table))
        }
      )
    default:
      return nil
    }
    return 0
  }
}
