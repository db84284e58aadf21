import CatalogICU
import FoundationEssentials
import StringsFiles

/// The tables in a folder: `<locale>.lproj/<table>.strings` and `.stringsdict`, and `<table>.xcstrings` beside the lproj folders.
///
/// The folder is listed when the source is made; a file is read when its locale is first needed.
final class FolderTables: TableSource {
  private let path: String
  /// Which tables are meant; nil for all.
  private let names: Set<String>?
  /// The lproj folders of each locale, sorted.
  private let folders: [LocaleIdentifier: [String]]
  /// `Base.lproj`, in any case: the development language under another name.
  private let baseFolders: [String]
  /// The names of the files that hold several locales, sorted.
  private let sharedNames: [String]
  private let shared = Lazy<(files: [SharedFile], problems: [CatalogProblem])>()
  private let listingProblem: CatalogProblem?

  init(path: String, names: Set<String>?) {
    self.path = path
    self.names = names
    var folders: [LocaleIdentifier: [String]] = [:]
    var baseFolders: [String] = []
    var sharedNames: [String] = []
    let listing = try? FileManager.default.contentsOfDirectory(atPath: path)
    // A folder lists its files in any order.
    for file in (listing ?? []).sorted() {
      if let name = Self.name(of: file, withExtension: "lproj") {
        if name.lowercased() == "base" {
          baseFolders.append(file)
        } else if let locale = LocaleIdentifier(name) {
          folders[locale, default: []].append(file)
        }
      } else if let name = Self.name(of: file, withExtension: "xcstrings"), names?.contains(name) ?? true {
        sharedNames.append(file)
      }
    }
    self.folders = folders
    self.baseFolders = baseFolders
    self.sharedNames = sharedNames
    listingProblem = listing == nil ? Self.unlistable(path) : nil
  }

  func locales(developmentLanguage: LocaleIdentifier) -> Set<LocaleIdentifier> {
    var locales = Set(folders.keys)
    if !baseFolders.isEmpty { locales.insert(developmentLanguage) }
    if !sharedNames.isEmpty {
      for file in sharedTables.files { locales.formUnion(file.names.keys) }
    }
    return locales
  }

  func tables(in locale: LocaleIdentifier, developmentLanguage: LocaleIdentifier) -> SourceTables {
    var read = SourceTables(problems: listingProblem.map { [$0] } ?? [])
    if !sharedNames.isEmpty {
      for problem in sharedTables.problems { read.append(problem) }
      for file in sharedTables.files { read.append(file, locale: locale) }
    }
    // What bears the development language's own name wins over `Base`.
    let base = locale == developmentLanguage ? baseFolders : []
    for folder in base + (folders[locale] ?? []) {
      readTables(inFolder: path + "/" + folder, of: locale, into: &read)
    }
    return read
  }

  func problem(servingFor key: String, in locale: LocaleIdentifier) -> CatalogProblem? { nil }

  private func readTables(inFolder folder: String, of locale: LocaleIdentifier, into read: inout SourceTables) {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      read.append(Self.unlistable(folder, locale: locale))
      return
    }
    // As in Foundation a `.stringsdict` wins over the `.strings` of the same name, so it comes later.
    for fileExtension in ["strings", "stringsdict"] {
      for file in files.sorted() {
        guard let name = Self.name(of: file, withExtension: fileExtension), names?.contains(name) ?? true else {
          continue
        }
        do {
          read.append(try CatalogFile.read(contentsOf: folder + "/" + file), locale: locale)
        } catch {
          read.append(Self.unreadable(error, locale: locale))
        }
      }
    }
  }

  private var sharedTables: (files: [SharedFile], problems: [CatalogProblem]) {
    shared.value {
      var files: [SharedFile] = []
      var problems: [CatalogProblem] = []
      for name in sharedNames {
        do throws(CatalogFileError) {
          files.append(SharedFile(try CatalogFile.read(contentsOf: path + "/" + name)))
        } catch {
          problems.append(Self.unreadable(error))
        }
      }
      return (files, problems)
    }
  }

  private static func unlistable(_ folder: String, locale: LocaleIdentifier? = nil) -> CatalogProblem {
    CatalogProblem(
      locale: locale,
      cause: .unreadableFile(path: folder, reason: "The folder cannot be read. Check that it is there and readable.")
    )
  }

  private static func unreadable(_ error: CatalogFileError, locale: LocaleIdentifier? = nil) -> CatalogProblem {
    CatalogProblem(locale: locale, cause: .unreadableFile(path: error.path, reason: error.message))
  }

  /// The name before an extension in any case, or nil where the extension is another one.
  private static func name(of file: String, withExtension fileExtension: String) -> String? {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    return file[file.index(after: dot)...].lowercased() == fileExtension ? String(file[..<dot]) : nil
  }
}
