import ErrorCatalog
import Foundation

/// From a key, or an error, to its words, in catalogs of 200 and 100,000 keys.
struct LookUpBenchmarks {
  /// Looks every key up once, in an order that has nothing to do with the table's.
  private struct Material {
    let folder: TemporaryTables
    let keys: [String]
    let bundle: Bundle
    let numbers: [String: Int]
    let gettext: Gettext
    let localized: LocalizedCatalog
    let cases: [CatalogKey]

    init(count: Int) throws {
      folder = try TemporaryTables(caseCount: count / 2)
      var generator = SplitMix64(state: UInt64(count))
      keys = folder.keys.shuffled(using: &generator)
      guard let bundle = Bundle(path: folder.bundlePath) else { throw BenchmarkFailure("The bundle cannot be opened.") }
      self.bundle = bundle
      numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
      gettext = try Gettext(folder)
      localized = Catalog(folder: folder.bundlePath, modules: ["Bench"]).localized(in: "en")
      cases = folder.cases.shuffled(using: &generator)
        .map { CatalogKey(module: "Bench", type: .kept($0.type), case: .kept($0.name)) }
    }

    func byString() -> Int { sum(keys) { length(of: localized.entry(for: $0)) } }
    /// A hit alone, as the dictionary's is: the number is not read out of a text.
    func hits() -> Int { sum(keys) { localized.entry(for: $0) == nil ? 0 : 1 } }
    func byCase() -> Int { sum(cases) { length(of: localized.entry(for: $0, .title)) } }
    func inBundle() -> Int {
      sum(keys) { bundle.localizedString(forKey: $0, value: nil, table: TemporaryTables.table).utf8.count }
    }
    func inDictionary() -> Int { sum(keys) { numbers[$0] ?? 0 } }
    func inGettext() -> Int { sum(keys) { gettext.length(of: $0) } }

    @inline(__always)
    private func length(of entry: LocalizedEntry?) -> Int {
      guard let entry else { return 0 }
      return entry.pattern.utf8.count
    }

    @inline(__always)
    private func sum<Key>(_ keys: [Key], _ number: (Key) -> Int) -> Int {
      keys.reduce(0) { $0 &+ number($1) }
    }
  }

  private let small: Material
  private let large: Material

  init() throws {
    small = try Material(count: 200)
    large = try Material(count: 100_000)
  }

  func run(_ report: (Comparison) throws -> Void) throws {
    for (material, goals) in [
      (small, (bundle: 20.0, dictionary: 1 / 0.8, generated: 40.0)),
      (large, (bundle: 4.0, dictionary: 1 / 1.2, generated: 8.0)),
    ] {
      let (name, keys) = ("look-up-\(material.keys.count)", material.keys.count)
      let cases = material.cases.count
      try report(
        benchmark(name, "Bundle.localizedString", goals.bundle, keys, material.byString, keys, material.inBundle).run()
      )
      try report(
        benchmark(name, "a Dictionary hit", goals.dictionary, keys, material.hits, keys, material.inDictionary)
          .run()
      )
      try report(benchmark(name, "dcgettext", 1, keys, material.byString, keys, material.inGettext).run())
      try report(
        benchmark(
          "\(name)-generated-key",
          "Bundle.localizedString",
          goals.generated,
          cases,
          material.byCase,
          keys,
          material.inBundle
        ).run()
      )
    }
  }

  /// Rounds of at least 100,000 look-ups on each side.
  private func benchmark(
    _ name: String,
    _ peer: String,
    _ goal: Double,
    _ ourCount: Int,
    _ ours: @escaping () -> Int,
    _ theirCount: Int,
    _ theirs: @escaping () -> Int
  ) -> Benchmark {
    func time(_ count: Int, _ work: @escaping () -> Int) -> () -> Double {
      let passes = max(1, 100_000 / count)
      return { nanoseconds(perRepetitionOf: passes * count) { for _ in 0..<passes { keep(work()) } } }
    }
    return Benchmark(
      name: name,
      peer: peer,
      unit: "ns",
      goal: goal,
      rounds: 11,
      ours: time(ourCount, ours),
      theirs: time(theirCount, theirs)
    )
  }
}

extension StaticString {
  /// A text that stays until the program ends, as a literal does: no source file has as many literals as are looked up here.
  fileprivate static func kept(_ text: String) -> StaticString {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    // What a literal is: where it begins, how long it is, and that it is ASCII in memory.
    return unsafeBitCast((UInt(bitPattern: bytes.baseAddress), bytes.count, UInt8(2)), to: StaticString.self)
  }
}
