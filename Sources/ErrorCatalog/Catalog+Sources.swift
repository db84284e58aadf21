import CatalogICU
import Foundation
import StringsFiles

extension Catalog {
  /// The words in a module's resource bundle.
  ///
  ///     Catalog(resources: .module)
  ///
  /// The closure names the bundle for the compiler and is never evaluated: the accessor that SwiftPM generates ends the
  /// process where the bundle is missing. Instead `*_<Module>.resources` or `.bundle` is looked for beside the executable and
  /// in the main bundle. Where there is none, the embedded copy speaks. Any other bundle goes to `init(bundle:)`.
  ///
  /// - Parameters:
  ///   - tables: which tables are meant, by name; nil for all of the bundle.
  ///   - embedded: the generated copy of the tables.
  ///   - modules: the modules whose types the keys mean; by default the one that makes the catalog.
  ///   - developmentLanguage: the language that has every word; by default the manifest's `defaultLocalization`.
  ///   - fileID: names the module that makes the catalog; leave it out.
  public init(
    resources: @autoclosure () -> Bundle,
    tables: [String]? = nil,
    embedded: EmbeddedWords = .none,
    modules: [String] = [],
    developmentLanguage: LocaleIdentifier? = nil,
    fileID: String = #fileID
  ) {
    let module = Self.module(ofFile: fileID)
    self.init(
      bundlePath: ResourceLocator.process.resources(ofModule: module),
      module: module,
      tables: tables,
      embedded: embedded,
      modules: modules,
      developmentLanguage: developmentLanguage
    )
  }

  /// The words in a bundle that is at hand.
  public init(
    bundle: Bundle,
    tables: [String]? = nil,
    embedded: EmbeddedWords = .none,
    modules: [String] = [],
    developmentLanguage: LocaleIdentifier? = nil,
    fileID: String = #fileID
  ) {
    self.init(
      bundlePath: bundle.resourcePath ?? bundle.bundlePath,
      module: Self.module(ofFile: fileID),
      tables: tables,
      embedded: embedded,
      modules: modules,
      developmentLanguage: developmentLanguage
    )
  }

  /// The words in a folder that holds `<locale>.lproj` folders or `.xcstrings` files.
  public init(
    folder: String,
    tables: [String]? = nil,
    embedded: EmbeddedWords = .none,
    modules: [String] = [],
    developmentLanguage: LocaleIdentifier? = nil,
    fileID: String = #fileID
  ) {
    self.init(
      bundlePath: folder,
      module: Self.module(ofFile: fileID),
      tables: tables,
      embedded: embedded,
      modules: modules,
      developmentLanguage: developmentLanguage
    )
  }

  /// The words inside the program alone.
  public init(
    embedded: EmbeddedWords,
    tables: [String]? = nil,
    modules: [String] = [],
    developmentLanguage: LocaleIdentifier = .english,
    fileID: String = #fileID
  ) {
    self.init(
      sources: [MemoryTables(embedded, names: tables.map(Set.init), role: .original)],
      modules: modules.isEmpty ? [Self.module(ofFile: fileID)] : modules,
      developmentLanguage: developmentLanguage
    )
  }

  /// Words by locale and key, for a few texts or for a test.
  ///
  ///     Catalog(words: ["en": ["ShopError.closed.title": "Shop closed"], "ja": ["ShopError.closed.title": "営業時間外"]])
  ///
  /// What names no locale is left out.
  public init(
    words: [String: [String: String]],
    modules: [String] = [],
    developmentLanguage: LocaleIdentifier = .english,
    fileID: String = #fileID
  ) {
    self.init(
      files: words.map { locale, entries in
        var bytes: [UInt8] = []
        for (key, text) in entries.sorted(by: { $0.key < $1.key }) {
          bytes += Self.quoted(key) + Array(" = ".utf8) + Self.quoted(text) + Array(";\n".utf8)
        }
        return CatalogSourceFile(locale: locale, name: "Words.strings", bytes: bytes)
      },
      modules: modules,
      developmentLanguage: developmentLanguage,
      fileID: fileID
    )
  }

  /// The text of catalog files that are in memory: downloaded, decrypted, generated.
  ///
  /// What names no locale, or is of no format that is known, is left out.
  public init(
    files: [CatalogSourceFile],
    modules: [String] = [],
    developmentLanguage: LocaleIdentifier = .english,
    fileID: String = #fileID
  ) {
    self.init(
      sources: [MemoryTables(files)],
      modules: modules.isEmpty ? [Self.module(ofFile: fileID)] : modules,
      developmentLanguage: developmentLanguage
    )
  }

  private init(
    bundlePath: String?,
    module: String,
    tables: [String]?,
    embedded: EmbeddedWords,
    modules: [String],
    developmentLanguage: LocaleIdentifier?
  ) {
    let names = tables.map(Set.init)
    let files: any TableSource =
      bundlePath.map { FolderTables(path: $0, names: names) } ?? MissingTables(module: module)
    let copy = MemoryTables(embedded, names: names, role: bundlePath == nil ? .substitute(module: module) : .copy)
    let declared = bundlePath.flatMap(ResourceLocator.developmentLanguage(ofBundle:)).flatMap(LocaleIdentifier.init)
    self.init(
      sources: [files, copy],
      modules: modules.isEmpty ? [module] : modules,
      developmentLanguage: developmentLanguage ?? declared ?? .english
    )
  }

  private init(sources: [any TableSource], modules: [String], developmentLanguage: LocaleIdentifier) {
    self.init(layer: CatalogLayer(modules: modules, developmentLanguage: developmentLanguage, sources: sources))
  }

  /// The module in `Module/File.swift`.
  private static func module(ofFile fileID: String) -> String {
    String(fileID.prefix { $0 != "/" })
  }

  /// A text between quotation marks, as a table writes it.
  private static func quoted(_ text: String) -> [UInt8] {
    let (mark, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var bytes = [mark]
    for byte in text.utf8 {
      if byte == mark || byte == backslash { bytes.append(backslash) }
      bytes.append(byte)
    }
    bytes.append(mark)
    return bytes
  }
}

/// One catalog file in memory.
public struct CatalogSourceFile: Sendable {
  /// The locale it is in. A file that holds several, `.xcstrings`, names them itself; this is then not looked at.
  public let locale: String
  /// The file's name, which says its table and its format: `Errors.strings`.
  public let name: String
  /// The file's bytes.
  public let bytes: [UInt8]

  /// A file by its name and its bytes.
  public init(locale: String, name: String, bytes: [UInt8]) {
    self.locale = locale
    self.name = name
    self.bytes = bytes
  }

  /// A file by its name and its text.
  public init(locale: String, name: String, text: String) {
    self.init(locale: locale, name: name, bytes: Array(text.utf8))
  }
}
