import CatalogICU
import Synchronization

/// What a caller chose about a catalog.
struct CatalogOptions: Sendable {
  var reporter: ProblemReporter?
  var showsKeys = false
  var isolatesBidi = false
}

/// What a catalog is made of: layers, and what was worked out about them so far.
final class CatalogStorage: Sendable {
  /// How many distinct preferences and languages are remembered. Headers come from anybody, so the number is bounded.
  private static let mostPreferences = 256
  /// How many distinct chains are remembered, with their messages.
  private static let mostBindings = 64
  /// How many layered catalogs are remembered. A program layers a catalog over one or two others.
  private static let mostLayered = 4

  /// The uppermost first.
  let layers: [CatalogLayer]
  let options: CatalogOptions
  /// The locales that any layer has words in.
  let locales: Set<LocaleIdentifier>
  /// The development languages of the layers, the uppermost layer's first.
  let developmentLanguages: [LocaleIdentifier]

  private let matcher = Lazy<LocaleMatcher>()
  private let negotiations = Mutex<[LocalePreferences.Wishes: Negotiation]>([:])
  private let links = Mutex<[LocaleIdentifier: [LocaleChain.Link]]>([:])
  private let bindings = Mutex<[CatalogBinding.Places: CatalogBinding]>([:])
  private let layered = Mutex<[(lower: CatalogStorage, result: CatalogStorage)]>([])

  init(layers: [CatalogLayer], options: CatalogOptions) {
    self.layers = layers
    self.options = options
    locales = layers.reduce(into: []) { $0.formUnion($1.locales) }
    var languages: [LocaleIdentifier] = []
    for layer in layers where !languages.contains(layer.developmentLanguage) {
      languages.append(layer.developmentLanguage)
    }
    developmentLanguages = languages
  }

  func localized(in wishes: LocalePreferences.Wishes) -> LocalizedCatalog {
    let negotiation = Self.remembered(wishes, in: negotiations, atMost: Self.mostPreferences) {
      let chain = LocaleChain(for: wishes, available: locales, links: links(for:), development: developmentLanguages)
      let places = CatalogBinding.Places(locales: chain.locales, bestCount: chain.bestCount(for: wishes))
      let binding = Self.remembered(places, in: bindings, atMost: Self.mostBindings) {
        CatalogBinding(layers, places: places, options: options)
      }
      return Negotiation(wishes: wishes, chain: chain, binding: binding)
    }
    return LocalizedCatalog(negotiation, of: self)
  }

  /// The best locale for a language, and its parents.
  private func links(for language: LocaleIdentifier) -> [LocaleChain.Link] {
    Self.remembered(language, in: links, atMost: Self.mostPreferences) {
      let matcher = matcher.value { LocaleMatcher(available: Array(locales)) }
      guard let best = matcher.bestMatch(for: language) else { return [] }
      let parents = best.parents.filter(locales.contains)
      return [LocaleChain.Link(locale: best, reason: .match(for: language))]
        + parents.map { LocaleChain.Link(locale: $0, reason: .parent(of: best)) }
    }
  }

  /// What was made for a key before, or else is made now, outside the lock: the first to arrive is kept by all.
  private static func remembered<Key: Hashable & Sendable, Value: Sendable>(
    _ key: Key,
    in memory: borrowing Mutex<[Key: Value]>,
    atMost limit: Int,
    make: () -> Value
  ) -> Value {
    if let known = memory.withLock({ $0[key] }) { return known }
    let made = make()
    return memory.withLock { memory in
      if let known = memory[key] { return known }
      if memory.count >= limit { memory.removeAll(keepingCapacity: true) }
      memory[key] = made
      return made
    }
  }

  /// The layers of both, this one's on top; a layer that both have stands once.
  ///
  /// Remembered, so that a front end may layer on each call and still find what is already worked out.
  func layered(over lower: CatalogStorage) -> CatalogStorage {
    layered.withLock { layered in
      if let known = layered.first(where: { $0.lower === lower }) { return known.result }
      var layers = layers
      for layer in lower.layers where !layers.contains(where: { $0 === layer }) { layers.append(layer) }
      var options = options
      options.reporter = options.reporter ?? lower.options.reporter
      let result = CatalogStorage(layers: layers, options: options)
      if layered.count >= Self.mostLayered { layered.removeFirst() }
      layered.append((lower, result))
      return result
    }
  }

  func with(_ change: (inout CatalogOptions) -> Void) -> CatalogStorage {
    var options = options
    change(&options)
    return CatalogStorage(layers: layers, options: options)
  }
}
