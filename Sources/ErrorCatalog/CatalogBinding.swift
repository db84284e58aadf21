import CatalogICU

/// The words in a chain of locales, with the messages that were worked out so far.
@usableFromInline
final class CatalogBinding: Sendable {
  /// Which locales are asked, and how many of them, from the first on, are the best that the person gets.
  struct Places: Hashable, Sendable {
    let locales: [LocaleIdentifier]
    let bestCount: Int
  }

  /// One locale of the chain, with the sets to ask in it.
  struct Step: Sendable {
    let locale: LocaleIdentifier
    /// Whether this is not what the person gets at best.
    let isFallback: Bool
    /// The layers that have the locale, the uppermost first.
    let layers: [LayerSets]
  }

  /// What one layer has in one locale.
  struct LayerSets: Sendable {
    let layer: CatalogLayer
    /// The sources, first asked first.
    let sets: [LayerSet]
  }

  let steps: [Step]
  /// All sets in the order in which a single text is looked for, with the step of each. `steps` keeps them alive.
  let sets: [(set: Unmanaged<LayerSet>, step: Int)]
  /// Each layer in its own development language, where it is decided who speaks.
  let base: [LayerSets]
  let options: CatalogOptions
  /// The messages of cases without a reason inside, which are nearly all, and of those with some.
  private let plain = OnceReference<ResolutionTable>()
  private let reasoned = OnceReference<ResolutionTable>()

  init(_ layers: [CatalogLayer], places: Places, options: CatalogOptions) {
    self.options = options
    steps = places.locales.enumerated().map { index, locale in
      Step(
        locale: locale,
        isFallback: index >= places.bestCount,
        layers: layers.compactMap { layer in
          let sets = layer.sets(in: locale)
          return sets.isEmpty ? nil : LayerSets(layer: layer, sets: sets)
        }
      )
    }
    sets = steps.enumerated().flatMap { index, step in
      step.layers.flatMap { layer in layer.sets.map { (Unmanaged.passUnretained($0), index) } }
    }
    base = layers.map { LayerSets(layer: $0, sets: $0.sets(in: $0.developmentLanguage)) }
    options.reporter?.tell(fileProblems)
  }

  /// What is wrong with the files of the chain's locales, each problem once: a folder or a file may serve several locales.
  /// Reads them.
  var fileProblems: [CatalogProblem] {
    var known: Set<CatalogProblem> = []
    return steps.flatMap { step in step.layers.flatMap { layer in layer.sets.flatMap(\.problems) } }
      .filter { known.insert($0).inserted }
  }

  /// The entry of a key, from the first set of the chain that has it. Not counted: it stays as long as the binding.
  @inline(__always)
  func lentEntry(for key: String) -> (entry: Unmanaged<LocaleEntry>, set: Int)? {
    key.withKeyBytes { lentEntry(for: $0) ?? lentEntry(composing: $0) }
  }

  @inline(__always)
  private func lentEntry(for key: Span<UInt8>) -> (entry: Unmanaged<LocaleEntry>, set: Int)? {
    let hash = KeyHash.hash(key.bytes)
    for index in sets.indices {
      if let entry = sets[index].set._withUnsafeGuaranteedRef({ $0.lentEntry(for: key, hash: hash) }) {
        return (entry, index)
      }
    }
    return nil
  }

  /// The entry of a key that is not composed. No set has such a key, so only one that was found nowhere is looked at.
  @inline(never)
  private func lentEntry(composing key: Span<UInt8>) -> (entry: Unmanaged<LocaleEntry>, set: Int)? {
    ComposedText.ifDifferent(key).flatMap { lentEntry(for: $0.span) }
  }

  /// The entry of a key, from the first set of the chain that has it.
  func entry(for key: String) -> (entry: LocaleEntry, set: Int)? {
    lentEntry(for: key).map { ($0.entry.takeUnretainedValue(), $0.set) }
  }

  /// What is told with an entry that one of the sets serves.
  func problem(serving entry: LocaleEntry, from set: Int) -> CatalogProblem? {
    sets[set].set._withUnsafeGuaranteedRef { $0.problem(servingFor: entry.key) }
  }

  /// Runs `body` with the message of one error case, worked out when it is first asked for.
  @inline(__always)
  func withResolution<Result>(of key: CatalogKey, _ body: (ResolvedMessage) -> Result) -> Result {
    let known = plain.withValue { $0.withMessage(hash: key.hash, where: { $0.key == key }, body) }
    if let known, let result = known { return result }
    return body(resolve(key, reasons: [], hash: key.hash, rememberedIn: plain))
  }

  /// The message of an error case with reasons inside it, the innermost first.
  func resolution(of key: CatalogKey, reasons: [CatalogKey] = []) -> ResolvedMessage {
    if reasons.isEmpty { return withResolution(of: key) { $0 } }
    let hash = reasons.reduce(key.hash) { ($0 ^ $1.hash) &* 0xA076_1D64_78BD_642F }
    let known = reasoned.withValue { table in
      table.withMessage(hash: hash, where: { $0.key == key && $0.reasons == reasons }) { $0 }
    }
    return (known ?? nil) ?? resolve(key, reasons: reasons, hash: hash, rememberedIn: reasoned)
  }

  @inline(never)
  private func resolve(
    _ key: CatalogKey,
    reasons: [CatalogKey],
    hash: UInt64,
    rememberedIn table: borrowing OnceReference<ResolutionTable>
  ) -> ResolvedMessage {
    // Three fields make a message, so this is room for every case there are words for, and then some.
    let table =
      table.value ?? table.set(ResolutionTable(room: base.reduce(64) { $0 + ($1.sets.first?.entries.count ?? 0) }))
    return table.insert(MessageResolver(self).resolve(key, reasons: reasons), hash: hash)
  }
}
