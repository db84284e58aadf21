import StringsFiles

@testable import CatalogLint

/// A sound project that faults are made in. Only its texts change, and only in memory: its sources are read once.
struct InjectedProject: Sendable {
  let name: String
  let package: LintedPackage

  init(_ name: String, at path: String) throws {
    self.name = name
    package = try PackageReader.read(at: path)
  }

  /// What all rules find at the severities that a run without a configuration fails or warns at.
  var findings: [Finding] { Self.findings(in: package) }

  static func findings(in package: LintedPackage) -> [Finding] {
    CatalogLint.Rules.findings(in: package).filter { $0.severity > .note }
  }

  /// The texts of a fault's side that have a place for it, each with its changes.
  func sites(of fault: Fault) -> [(text: LintedText, edits: [TextEdit])] {
    let pass = TextPass(over: package)
    return package.texts.chunks.flatMap { chunk in
      chunk.texts.compactMap { number in
        let text = LintedText(.init(table: chunk.table, text: number), of: pass)
        // Tables that other tests read are told to be ignored; a text of several lines would move the places of others.
        guard text.file.isEditable, !text.file.path.hasPrefix("Tests/"), !text.source.contains("\n"),
          text.isBase == (fault.side == .base)
        else {
          return nil
        }
        return fault.changes(text).map { (text, $0) }
      }
    }
  }

  /// The package with the texts of some files replaced.
  static func replacing(_ contents: [String: [UInt8]], in package: LintedPackage) -> LintedPackage {
    let folders = package.folders.map { folder in
      WordsFolder(
        path: folder.path,
        module: folder.module,
        serves: folder.serves,
        locales: folder.locales,
        files: folder.files.map { file in
          guard let bytes = contents[file.path] else { return file }
          return WordsFile(
            path: file.path,
            table: file.table,
            locale: file.locale,
            isBase: file.isBase,
            catalog: CatalogFile.read(bytes, path: file.catalog.path),
            spelledLocale: file.spelledLocale
          )
        },
        developmentLocale: package.developmentLocale
      )
    }
    return package.replacing(folders: folders)
  }

  /// The package with edits made, by file.
  static func applying(_ edits: [String: [TextEdit]], to package: LintedPackage) throws -> LintedPackage {
    var contents: [String: [UInt8]] = [:]
    for folder in package.folders {
      for file in folder.files {
        if let edits = edits[file.path] { contents[file.path] = try file.catalog.applying(edits) }
      }
    }
    return replacing(contents, in: package)
  }
}
