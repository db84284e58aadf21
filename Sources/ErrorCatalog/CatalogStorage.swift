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
  /// How many distinct preferences are remembered. Headers come from anybody, so the number is bounded.
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
  private let bindings = Mutex<[LocalePreferences.Wishes: CatalogBinding]>([:])
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
    if let known = bindings.withLock({ $0[wishes] }) { return LocalizedCatalog(known, of: self) }
    let binding = CatalogBinding(self, wishes: wishes)
    return bindings.withLock { bindings in
      if let known = bindings[wishes] { return LocalizedCatalog(known, of: self) }
      if bindings.count >= Self.mostBindings { bindings.removeAll(keepingCapacity: true) }
      bindings[wishes] = binding
      return LocalizedCatalog(binding, of: self)
    }
  }

  func chain(for wishes: LocalePreferences.Wishes) -> LocaleChain {
    LocaleChain(
      for: wishes,
      available: locales,
      bestMatch: { language in
        matcher.value { LocaleMatcher(available: Array(locales)) }.bestMatch(for: language)
      },
      development: developmentLanguages
    )
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
