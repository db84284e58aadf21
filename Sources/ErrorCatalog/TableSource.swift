import CatalogICU

/// Where a catalog's tables come from: a folder, memory, the program itself.
protocol TableSource: Sendable {
  /// The locales that there are tables in.
  func locales(developmentLanguage: LocaleIdentifier) -> Set<LocaleIdentifier>

  /// Reads the tables of a locale. Where several hold one key, the last one wins.
  func tables(in locale: LocaleIdentifier, developmentLanguage: LocaleIdentifier) -> SourceTables

  /// What is told with each entry of this source that is shown because the sources before it have none.
  func problem(servingFor key: String, in locale: LocaleIdentifier) -> CatalogProblem?
}

/// In place of a bundle that was not found.
struct MissingTables: TableSource {
  let module: String

  func locales(developmentLanguage: LocaleIdentifier) -> Set<LocaleIdentifier> { [] }

  func tables(in locale: LocaleIdentifier, developmentLanguage: LocaleIdentifier) -> SourceTables {
    SourceTables(problems: [CatalogProblem(cause: .resourcesNotFound(module: module))])
  }

  func problem(servingFor key: String, in locale: LocaleIdentifier) -> CatalogProblem? { nil }
}
