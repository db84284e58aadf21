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
    let wanted = words.tables.filter { names?.contains($0.name) ?? true }
    sources = wanted.compactMap { table -> Source? in
      guard let format = table.localeFormat, let locale = LocaleIdentifier(table.locale) else { return nil }
      let path = "\(table.locale).lproj/\(table.name).\(format.rawValue)"
      return Source(locale: locale, path: path, format: format) { table.text.withUTF8Buffer(Array.init) }
    }
    shared = wanted.filter { $0.localeFormat == nil }.map { table in
      let bytes = table.text.withUTF8Buffer(Array.init)
      return SharedFile(CatalogFile.read(bytes, path: table.name + ".xcstrings", format: .xcstrings))
    }
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

extension EmbeddedWords.Table {
  /// The format of the file; nil for a string catalog, which is of no single locale.
  fileprivate var localeFormat: CatalogFileFormat? {
    switch format {
    case .strings: .strings
    case .stringsdict: .stringsdict
    case .xcstrings: nil
    }
  }
}
