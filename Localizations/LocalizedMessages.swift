import ErrorCatalog

extension Catalog {
  /// The words of this package: some of the tables in this folder.
  ///
  /// - Parameters:
  ///   - tables: the names of the tables.
  ///   - modules: the modules whose types the tables' keys mean.
  package static func packageWords(tables: [String], serving modules: [String]) -> Catalog {
    Catalog(resources: .module, tables: tables, embedded: .module, modules: modules)
  }
}
