import APIErrors
import ErrorCatalog

/// From an error to its message, and from a person's preferences to a bound catalog.
struct ErrorBenchmarks {
  /// An error that says where, around one that says what.
  private struct Wrapper: CatalogError {
    private static let key = CatalogKey(module: "catalog_bench", type: "Wrapper", case: "failed")
    let catalogCause: (any Error)?
    var catalogKey: CatalogKey { Self.key }
    var prefersCause: Bool { true }
  }

  /// Errors whose conformance is a `switch` over constants, as generated ones are.
  private static let errors: [APIError] = [.searchWordEmpty, .invalidURL, .networkError, .unknown]

  /// Enough for a round to outlast the turns that a busy machine gives a process.
  private let repetitions = 100_000
  private let catalog: Catalog
  private let localized: LocalizedCatalog
  private let keys: [String]

  init() {
    // With 200 keys in all, as in the look-ups of the small catalog.
    var words: [String: String] = [:]
    for index in 0..<96 {
      words["OtherError.case\(index).title"] = "Step \(index) not finished"
      words["OtherError.case\(index).description"] = "Step \(index) could not be finished. Wait a moment and try again."
    }
    for error in Self.errors {
      words["APIError.\(error).title"] = "Step \(error) not finished"
      words["APIError.\(error).description"] = "The step could not be finished. Wait a moment and try again."
    }
    catalog = Catalog(words: ["en": words, "ja": words, "de": words], modules: ["catalog_bench", "APIErrors"])
    localized = catalog.localized(in: "ja")
    keys = words.keys.sorted()
  }

  func run(_ report: (Comparison) throws -> Void) throws {
    let localized = localized
    let keys = keys
    let lookUp: () -> Double = { [repetitions] in
      nanoseconds(perRepetitionOf: repetitions) {
        var total = 0
        for index in 0..<repetitions {
          total &+= localized.entry(for: keys[index % keys.count])?.pattern.utf8.count ?? 0
        }
        keep(total)
      }
    }
    let errors = Self.errors
    try report(
      benchmark("error-to-message", "three look-ups by string key", theirs: { lookUp() * 3 }) { index in
        let message = localized.message(for: errors[index & 3])
        return message.title.utf8.count &+ message.description.utf8.count
      }.run()
    )
    let wrapped: [any Error] = errors.map { Wrapper(catalogCause: $0) }
    try report(
      benchmark("any-error-to-message", "1 µs", theirs: { 1_000 }) { index in
        let message = localized.message(for: wrapped[index & 3])
        return message.title.utf8.count &+ message.description.utf8.count
      }.run()
    )
    let known: [LocalePreferences] = [
      ["fr", "ja-JP"], ["de-AT"], ["en-GB"], .init(environment: ["LANG": "ja_JP.UTF-8"]),
    ]
    try report(
      benchmark("bind-known-preferences", "3 µs", theirs: { 3_000 }) { [catalog] index in
        catalog.localized(in: known[index & 3]).chain.links.count
      }.run()
    )
    // Hundreds, in turn: more than are remembered, so each is negotiated anew.
    let regions = ["JP", "US", "GB", "FR", "BR", "IN", "CN", "KR", "MX", "CA", "AU", "NZ", "ZA", "EG", "TR", "PL"]
    let languages = ["ja", "de", "en", "fr", "pt", "zh"]
    let new = languages.flatMap { first in
      regions.flatMap { region in languages.map { LocalePreferences(["\(first)-\(region)", "\($0)-CH"]) } }
    }
    try report(
      benchmark("bind-new-preferences", "3 µs", theirs: { 3_000 }) { [catalog] index in
        catalog.localized(in: new[index % new.count]).chain.links.count
      }.run()
    )
  }

  private func benchmark(
    _ name: String,
    _ peer: String,
    theirs: @escaping () -> Double,
    ours: @escaping (Int) -> Int
  ) -> Benchmark {
    Benchmark(name: name, peer: peer, unit: "ns", goal: 1, rounds: 11) { [repetitions] in
      nanoseconds(perRepetitionOf: repetitions) {
        var total = 0
        for index in 0..<repetitions { total &+= ours(index) }
        keep(total)
      }
    } theirs: {
      theirs()
    }
  }
}
