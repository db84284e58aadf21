import CatalogICU

/// The words of one package: its tables in every locale, and the modules that its keys speak for.
final class CatalogLayer: Sendable {
  /// The modules whose types this layer's keys mean when they name no module.
  let modules: [String]
  /// The language that the program was written in, which has every word.
  let developmentLanguage: LocaleIdentifier
  /// The locales that there are tables in.
  let locales: Set<LocaleIdentifier>

  private let sets: [LocaleIdentifier: [LayerSet]]

  /// - Parameter sources: where the words come from; an earlier one wins, a later one fills what it lacks.
  init(modules: [String], developmentLanguage: LocaleIdentifier, sources: [any TableSource]) {
    self.modules = modules
    self.developmentLanguage = developmentLanguage
    let locales: Set<LocaleIdentifier> = sources.reduce(into: []) {
      $0.formUnion($1.locales(developmentLanguage: developmentLanguage))
    }
    var base: [LayerSet] = []
    for source in sources {
      base.append(
        LayerSet(source, locale: developmentLanguage, developmentLanguage: developmentLanguage, base: base)
      )
    }
    var sets = [developmentLanguage: base]
    for locale in locales where locale != developmentLanguage {
      sets[locale] = sources.map {
        LayerSet($0, locale: locale, developmentLanguage: developmentLanguage, base: base)
      }
    }
    self.locales = locales
    self.sets = sets
  }

  /// The entries of a locale, one set for each source; none where the layer does not have the locale.
  func sets(in locale: LocaleIdentifier) -> [LayerSet] {
    sets[locale] ?? []
  }
}
