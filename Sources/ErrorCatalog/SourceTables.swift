import CatalogICU
import StringsFiles

/// The tables of one locale, read.
struct SourceTables: Sendable {
  /// One table's file.
  struct Table: Sendable {
    let name: String
    let file: CatalogFile
    /// Which entries are meant of a file that holds several locales; nil where it holds one.
    let localeInFile: String?

    /// The entries that are meant.
    var entries: some Sequence<CatalogEntry> {
      file.entries.lazy.filter { localeInFile == nil || $0.locale == localeInFile }
    }
  }

  private(set) var tables: [Table] = []
  private(set) var problems: [CatalogProblem]

  init(problems: [CatalogProblem] = []) {
    self.problems = problems
  }

  /// Adds a table and the problems of its file.
  mutating func append(_ file: CatalogFile, locale: LocaleIdentifier, localeInFile: String? = nil) {
    tables.append(Table(name: Self.tableName(ofFile: file.path), file: file, localeInFile: localeInFile))
    problems += file.problems.map { problem in
      CatalogProblem(
        key: problem.key,
        locale: locale,
        cause: .brokenFile(path: file.path, location: problem.location, problem: problem.kind)
      )
    }
  }

  /// Adds what a file with several locales has for one.
  mutating func append(_ file: SharedFile, locale: LocaleIdentifier) {
    if let name = file.names[locale] { append(file.file, locale: locale, localeInFile: name) }
  }

  mutating func append(_ problem: CatalogProblem) {
    problems.append(problem)
  }

  /// The name of the table in a file: the file's name without folder and extension.
  static func tableName(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}

/// A file that holds several locales: `.xcstrings`.
struct SharedFile: Sendable {
  let file: CatalogFile
  /// The file's own name for each locale in it.
  let names: [LocaleIdentifier: String]

  init(_ file: CatalogFile) {
    self.file = file
    let names = file.locales.compactMap { name in
      LocaleIdentifier(name).map { ($0, name) }
    }
    self.names = Dictionary(names) { min($0, $1) }
  }
}
