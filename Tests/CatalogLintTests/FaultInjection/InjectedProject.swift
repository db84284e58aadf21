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
  /// Whether texts are changed in string catalogs, and nowhere else.
  private let editsStringCatalogs: Bool
  private let workshop = Workshop()

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

  init(_ name: String, files: [String: [UInt8]], editsStringCatalogs: Bool = false) throws {
    self.name = name
    self.editsStringCatalogs = editsStringCatalogs
    self.files = files
    package = try workshop.withBench { bench in
      try bench.write(files)
      return try bench.read()
    }
  }

  /// What all rules find at the severities that a run without a configuration fails or warns at.
  var findings: [Finding] { CatalogLint.Rules.findings(in: package).filter { $0.severity > .note } }

  /// The texts that can be changed.
  func texts(where isWanted: (LintedText) -> Bool) -> [LintedText] {
    allTexts.filter { text in
      let mayChange =
        editsStringCatalogs
        ? text.file.catalog.format == .xcstrings && !text.entry.isKeyOnly && !text.facts.contains(.plural)
        : text.file.isEditable
      return mayChange && isWanted(text)
    }
  }

  /// All texts.
  var allTexts: [LintedText] {
    let pass = TextPass(over: package)
    return package.texts.chunks.flatMap { chunk in
      chunk.texts.map { LintedText(.init(table: chunk.table, text: $0), of: pass) }
    }
  }

  /// The tables that can be changed, with their folders.
  var tables: [(folder: WordsFolder, file: WordsFile)] {
    package.folders.flatMap { folder in folder.files.filter(\.isEditable).map { (folder, $0) } }
  }

  /// What a file holds, as a text.
  func text(of path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// Whether it has all its conformances from the generator, so that a copy of a type conforms without its file.
  var isGenerated: Bool { package.types.allSatisfy { $0.conformance == .generated } }

  /// Makes a fault, and hands over the project with it, and the folder that it is in, where it is on the disk.
  func making(_ injection: Injection, _ body: (LintedPackage, Workshop.Bench?) throws -> Void) throws {
    let tables = Set(package.folders.flatMap(\.files).filter { $0.catalog.format != .xcstrings }.map(\.path))
    let isInMemory = injection.contents.allSatisfy { tables.contains($0.key) && $0.value != nil }
    if isInMemory {
      let changed = Dictionary(
        uniqueKeysWithValues: injection.contents.map { path, bytes in (path, CatalogFile.read(bytes ?? [], path: path))
        }
      )
      return try body(package.replacing(tables: changed), nil)
    }
    let contents = files.mapValues(Optional.some).merging(injection.contents) { $1 }
    try workshop.withBench { bench in
      try bench.write(contents.compactMapValues(\.self))
      try body(try bench.read(), bench)
    }
  }
}
