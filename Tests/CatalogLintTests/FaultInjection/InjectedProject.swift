import Foundation
import StringsFiles
import TestSupport

@testable import CatalogLint

/// A sound project that faults are made in.
///
/// Where a fault changes nothing but the texts of tables, they are read anew in memory; every other fault is made in a copy on
/// the disk, which is read like any project.
struct InjectedProject: Sendable {
  let name: String
  /// What the project's files hold, by path.
  let files: [String: [UInt8]]
  let package: LintedPackage
  private let folder: TemporaryFolder

  /// Copies a project.
  ///
  /// - Parameter isWanted: which of its files; manifests, sources and tables are asked for.
  init(_ name: String, at path: String, where isWanted: (String) -> Bool) throws {
    let kinds = [".swift", ".strings", ".stringsdict", ".xcstrings"]
    var files: [String: [UInt8]] = [:]
    let names = FileManager.default.enumerator(atPath: path)
    while let file = names?.nextObject() as? String {
      if file.hasPrefix(".") { names?.skipDescendants() }
      guard kinds.contains(where: file.hasSuffix), isWanted(file) else { continue }
      files[file] = Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)))
    }
    try self.init(name, files: files)
  }

  init(_ name: String, files: [String: [UInt8]]) throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(Data(bytes), to: path) }
    self.name = name
    self.files = files
    self.folder = folder
    package = try PackageReader.read(at: folder.url.path)
  }

  /// What all rules find at the severities that a run without a configuration fails or warns at.
  var findings: [Finding] { CatalogLint.Rules.findings(in: package).filter { $0.severity > .note } }

  /// The texts that can be changed.
  func texts(where isWanted: (LintedText) -> Bool) -> [LintedText] {
    let pass = TextPass(over: package)
    return package.texts.chunks.flatMap { chunk in
      chunk.texts.map { LintedText(.init(table: chunk.table, text: $0), of: pass) }
        .filter { $0.file.isEditable && isWanted($0) }
    }
  }

  /// The project with a fault in it, and the folder that it is in, where it is on the disk.
  func making(_ injection: Injection) throws -> (package: LintedPackage, folder: TemporaryFolder?) {
    let tables = Set(package.folders.flatMap(\.files).filter { $0.catalog.format != .xcstrings }.map(\.path))
    let isInMemory = injection.contents.allSatisfy { tables.contains($0.key) && $0.value != nil }
    if isInMemory {
      let changed = Dictionary(
        uniqueKeysWithValues: injection.contents.map { path, bytes in (path, CatalogFile.read(bytes ?? [], path: path))
        }
      )
      return (package.replacing(tables: changed), nil)
    }
    let folder = try TemporaryFolder()
    let contents = files.mapValues(Optional.some).merging(injection.contents) { $1 }
    for case (let path, let bytes?) in contents { try folder.write(Data(bytes), to: path) }
    return (try PackageReader.read(at: folder.url.path), folder)
  }
}
