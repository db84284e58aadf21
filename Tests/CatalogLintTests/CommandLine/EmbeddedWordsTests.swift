import ErrorCatalog
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct EmbeddedWordsTests {
  @Test("The copy inside the program reads as the files do", arguments: ["en", "ja"])
  func copy(locale: String) throws {
    let file = PackageFolder.url.appending(path: "Sources/CatalogLint/\(locale).lproj/Lint.strings")
    let table = try #require(EmbeddedWords.module.tables.first { $0.locale == locale && $0.name == "Lint" })
    let isFresh = table.text.description == (try String(contentsOf: file, encoding: .utf8))
    #expect(isFresh, "Run swift run catalog-lint generate, then the tests again.")
  }

  @Test("The binary alone, in an empty folder, speaks both languages")
  func binaryAlone() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "catalog-lint")
    try FileManager.default.copyItem(at: BuiltCommand("catalog-lint").url, to: copy)
    let command = BuiltCommand(at: copy)
    let english = try command.run([folder.url.path])
    let japanese = try command.run([folder.url.path, "--language", "ja"])
    #expect(english.status == 2)
    #expect(english.errors.contains("There is no Package.swift"))
    #expect(japanese.errors.contains("Package.swiftやXcodeプロジェクトがありません"))
  }
}
