import CatalogICU
import StringsFiles

/// Tables whose text is in memory: given by the caller, or the copy inside the program.
final class MemoryTables: TableSource {
  /// What the tables stand in for.
  enum Role: Sendable {
    /// Nothing: the words are only here.
    case original
    /// A bundle that is there.
    case copy
    /// A bundle that was not found.
    case substitute(module: String)
  }

  /// One file; its bytes are read when its locale is first needed.
  private struct Source: Sendable {
    let locale: LocaleIdentifier
    let path: String
    let format: CatalogFileFormat
    let bytes: @Sendable () -> [UInt8]
  }

  private let sources: [Source]
  /// Files that hold several locales.
  private let shared: [SharedFile]
  private let role: Role

  /// The copy inside the program, as far as its tables are wanted.
  init(_ words: EmbeddedWords, names: Set<String>?, role: Role) {
    sources = words.tables.compactMap { table -> Source? in
      guard names?.contains(table.name) ?? true, let locale = LocaleIdentifier(table.locale) else { return nil }
      return Source(locale: locale, path: "\(table.locale).lproj/\(table.name).strings", format: .strings) {
        table.text.withUTF8Buffer(Array.init)
      }
    }
    shared = []
    self.role = role
  }

  /// Files that a caller gives.
  init(_ files: [CatalogSourceFile]) {
    var sources: [Source] = []
    var shared: [SharedFile] = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      guard let format = CatalogFileFormat(path: file.name) else { continue }
      if format == .xcstrings {
        shared.append(SharedFile(CatalogFile.read(file.bytes, path: file.name, format: format)))
      } else if let locale = LocaleIdentifier(file.locale) {
        let path = "\(file.locale).lproj/\(file.name)"
        sources.append(Source(locale: locale, path: path, format: format) { file.bytes })
      }
    }
    self.sources = sources
    self.shared = shared
    role = .original
  }

  func locales(developmentLanguage: LocaleIdentifier) -> Set<LocaleIdentifier> {
    shared.reduce(into: Set(sources.map(\.locale))) { $0.formUnion($1.names.keys) }
  }

  func tables(in locale: LocaleIdentifier, developmentLanguage: LocaleIdentifier) -> SourceTables {
    var read = SourceTables()
    for file in shared { read.append(file, locale: locale) }
    // As in Foundation a `.stringsdict` wins over the `.strings` of the same name, so it comes later.
    for format in [CatalogFileFormat.strings, .stringsdict] {
      for source in sources where source.locale == locale && source.format == format {
        read.append(CatalogFile.read(source.bytes(), path: source.path, format: format), locale: locale)
      }
    }
    return read
  }

  func problem(servingFor key: String, in locale: LocaleIdentifier) -> CatalogProblem? {
    switch role {
    case .original: nil
    case .copy: CatalogProblem(key: key, locale: locale, cause: .embeddedCopy)
    case .substitute(let module): CatalogProblem(cause: .resourcesNotFound(module: module))
    }
  }
}
