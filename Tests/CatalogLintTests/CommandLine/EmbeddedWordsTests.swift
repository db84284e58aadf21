import ErrorCatalog
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// `RECORD_SNAPSHOTS=1 swift test --filter EmbeddedWordsTests` writes the copy anew.
@Suite struct EmbeddedWordsTests {
  private static let folder = PackageFolder.url.appending(path: "Sources/CatalogLint")

  private func table(_ locale: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: "\(locale).lproj/Lint.strings"), encoding: .utf8)
  }

  @Test("The copy inside the program is what the files say", arguments: ["en", "ja"])
  func copy(locale: String) throws {
    let table = try #require(EmbeddedWords.lint.tables.first { $0.locale == locale && $0.name == "Lint" })
    let isFresh = table.text.description == (try self.table(locale))
    #expect(isFresh, "Run RECORD_SNAPSHOTS=1 swift test --filter EmbeddedWordsTests, then the tests again.")
  }

  @Test(
    "The copy is recorded only on request",
    .enabled(if: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1")
  )
  func record() throws {
    let tables = try ["en", "ja"].map { locale in
      let lines = try table(locale).split(separator: "\n", omittingEmptySubsequences: false)
      return """
            Table(
              locale: "\(locale)",
              name: "Lint",
              text: #\"\"\"
        \(lines.map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n"))
                \"\"\"#
            ),
        """
    }
    let source = """
      import ErrorCatalog

      extension EmbeddedWords {
        /// The tables of this folder, as they are: what speaks where the binary stands alone. Written by `EmbeddedWordsTests`.
        static let lint = EmbeddedWords([
      \(tables.joined(separator: "\n"))
        ])
      }

      """
    try source.write(to: Self.folder.appending(path: "EmbeddedWords.swift"), atomically: true, encoding: .utf8)
    Issue.record("The copy was recorded; build and run again without RECORD_SNAPSHOTS.")
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
    #expect(japanese.errors.contains("Package.swiftがありません"))
  }
}
