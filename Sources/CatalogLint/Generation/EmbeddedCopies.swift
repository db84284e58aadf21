import CatalogGenerator

/// The copies of the tables inside the programs of a package.
///
/// A target gets one when it has tables and names ErrorCatalog as a dependency: without that the copy would not compile.
struct EmbeddedCopies {
  /// One copy.
  struct Copy {
    /// Where it belongs, from the package's folder.
    let path: String
    let text: String
    /// The tables in it, as people call them: `en/Errors`.
    let tables: [String]
  }

  let all: [Copy]

  /// - Parameter declared: the names of types in each module that bear on how others are spelled.
  init(of package: LintedPackage, declared: [String: Set<String>]) {
    all = package.modules.filter(\.usesErrorCatalog).compactMap { module in
      let files = package.folders.filter { $0.module == module.name }.flatMap(\.files)
      // As in a bundle, what bears the language's own name comes after `Base`, and wins.
      let ordered = files.sorted { ($0.locale, $0.table, $0.isBase ? 0 : 1) < ($1.locale, $1.table, $1.isBase ? 0 : 1) }
      let tables = ordered.compactMap { EmbeddedTable($0.catalog, locale: $0.locale, name: $0.table) }
      guard !tables.isEmpty else { return nil }
      return Copy(
        path: FilePaths.join(GeneratedSources.folder(of: module, in: package), EmbeddedWordsFile.name),
        text: EmbeddedWordsFile(
          tables: tables,
          module: module.name,
          names: TypeNames(hidden: declared[module.name] ?? [])
        ).text,
        tables: tables.map { "\($0.locale)/\($0.name)" }
      )
    }
  }
}
