import CatalogGenerator

/// The copies of the tables inside the programs of a package.
///
/// A target gets one when it has tables and names ErrorCatalog as a dependency: without that the copy would not compile.
/// Where the manifest leaves that open, the tables must be about errors.
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
  /// Why others have no place.
  let remarks: [GenerationRemark]

  /// - Parameter declared: the names of types in each module that bear on how others are spelled.
  init(of package: LintedPackage, sources: OwnSources, declared: [String: Set<String>]) {
    var all: [Copy] = []
    var remarks: [GenerationRemark] = []
    for module in package.modules where module.usesErrorCatalog {
      guard module.isUseCertain || Self.wordsErrors(module, in: package) else { continue }
      let files = package.folders.filter { $0.module == module.name }.flatMap(\.files)
      // As in a bundle, what bears the language's own name comes after `Base`, and wins.
      let ordered = files.sorted { ($0.locale, $0.table, $0.isBase ? 0 : 1) < ($1.locale, $1.table, $1.isBase ? 0 : 1) }
      var tables: [EmbeddedTable] = []
      // A string catalog stands as a file for each of its locales.
      var paths: Set<String> = []
      for file in ordered where paths.insert(file.path).inserted {
        if let table = EmbeddedTable(file.catalog, locale: file.locale, name: file.table) {
          tables.append(table)
        } else if !file.catalog.isUnreadable {
          remarks.append(.notEmbedded(path: file.path))
        }
      }
      guard !tables.isEmpty else { continue }
      let header = GeneratedHeader(module: module.name)
      guard let path = sources.path(of: header, in: module.name, newlyNamed: EmbeddedWordsFile.name) else {
        sources.folders.obstacle(in: module.name).map { remarks.append($0) }
        continue
      }
      all.append(
        Copy(
          path: path,
          text: EmbeddedWordsFile(
            tables: tables,
            module: module.name,
            names: TypeNames(hidden: declared[module.name] ?? [])
          ).text,
          tables: tables.map(\.title)
        )
      )
    }
    self.all = all
    self.remarks = remarks
  }

  private static func wordsErrors(_ module: LintedModule, in package: LintedPackage) -> Bool {
    package.entries.contains { entry in
      package.folder(of: entry).module == module.name && entry.bindings.contains { $0.type != nil }
    }
  }
}
