import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct JSONReporterTests {
  /// The format as issue trackers and editors read it, written down a second time and strictly.
  private struct Document: Decodable {
    struct Finding: Decodable {
      struct Note: Decodable {
        let message: String
        let file: String?
        let line: Int?
        let column: Int?
      }
      let rule: String
      let severity: String
      let message: String
      let file: String
      let line: Int
      let column: Int
      let notes: [Note]
    }
    struct Summary: Decodable {
      let errors: Int
      let warnings: Int
      let notes: Int
      let unreadFiles: Int
      let partlyReadFiles: Int
    }
    struct Coverage: Decodable, Equatable {
      let folder: String
      let locale: String
      let percent: Int
      let translated: Int
      let needsReview: Int
      let missing: Int
      let excluded: Int
    }
    let schema: Int
    let findings: [Finding]
    let coverage: [Coverage]
    let summary: Summary
  }

  private func json(_ example: RuleExample) throws -> String {
    let (package, folder) = try example.package()
    defer { withExtendedLifetime(folder) {} }
    let report = Report(package: package, findings: CatalogLint.Rules.findings(in: package))
    return try JSONReporter.text(
      of: ReportedCheck(report, words: ToolWords(requested: "en"), workingFolder: package.folder)
    )
  }

  @Test("A finding has its rule, severity, sentence, place and notes")
  func finding() throws {
    let text = try json(try #require(MissingMessage.examples.first))
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.schema == 2)
    #expect(document.summary.errors == 1)
    #expect(document.summary.warnings == 0)
    #expect(document.summary.notes == 0)
    let finding = try #require(document.findings.first)
    #expect(finding.rule == "missing-message")
    #expect(finding.severity == "error")
    #expect(finding.message == "“CheckoutError.limitReached” lacks title and description in en and ja.")
    #expect(finding.file == "Sources/Shop/CheckoutError.swift")
    #expect(finding.line == 3)
    #expect(finding.column == 8)
    #expect(
      finding.notes.map(\.file) == ["Sources/Shop/en.lproj/Errors.strings", "Sources/Shop/ja.lproj/Errors.strings"]
    )
    #expect(finding.notes.map(\.line) == [2, 2])
    #expect(finding.notes.map(\.column) == [1, 1])
  }

  @Test("The keys are exactly those that are published")
  func keys() throws {
    let text = try json(try #require(MissingMessage.examples.first))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object.keys.sorted() == ["coverage", "findings", "folder", "schema", "summary"])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding.keys.sorted() == ["column", "file", "fixes", "line", "message", "notes", "rule", "severity"])
  }

  @Test("A fix has its sentence and its edits, with places in bytes as those of findings")
  func fixes() throws {
    struct Document: Decodable {
      struct Finding: Decodable { let fixes: [Fix] }
      struct Fix: Decodable {
        let message: String
        let edits: [Edit]
      }
      struct Edit: Decodable, Equatable {
        var file, text, name, encoding: String?
        var line, column, endLine, endColumn: Int?
      }
      let findings: [Finding]
    }
    let text = try json(try #require(UnknownArgument.examples.first))
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    let fix = try #require(document.findings.first?.fixes.first)
    #expect(fix.message == "Write {limit} in place of {limti}.")
    let column = #""CheckoutError.limitReached.description" = "\"Order\"\U3000 {"#.utf8.count + 1
    let file = "Sources/Shop/en.lproj/Errors.strings"
    let edit = Document.Edit(
      file: file,
      text: "limit",
      line: 2,
      column: column,
      endLine: 2,
      endColumn: column + "limti".count
    )
    #expect(fix.edits == [edit])
  }

  @Test("Each locale has its coverage")
  func coverage() throws {
    // Of two cases with a title and a description each, the second has neither.
    let document = try JSONDecoder().decode(
      Document.self,
      from: Data(try json(try #require(MissingMessage.examples.first)).utf8)
    )
    #expect(
      document.coverage
        == ["en", "ja"].map {
          .init(folder: ".", locale: $0, percent: 50, translated: 2, needsReview: 0, missing: 2, excluded: 0)
        }
    )
  }

  @Test("Files that were not read are counted, whole and in part")
  func unread() throws {
    let shop = try ShopFolder(["Sources/Shop/Broken.swift": "enum E: Error { case ]["])
    try shop.folder.write(Data([0xFF, 0xFE, 0x80]), to: "Sources/Shop/Binary.swift")
    let document = try JSONDecoder().decode(Document.self, from: Data(shop.run(["--format", "json"]).output.utf8))
    #expect(document.summary.unreadFiles == 1)
    #expect(document.summary.partlyReadFiles == 1)
  }

  @Test("A clean package is an empty list, not nothing")
  func clean() throws {
    let example = try #require(MissingMessage.examples.first { $0.title.hasPrefix("a title of the whole type") })
    let document = try JSONDecoder().decode(Document.self, from: Data(try json(example).utf8))
    #expect(document.findings.isEmpty)
    #expect(document.summary.errors == 0)
  }

  @Test("The same package gives the same bytes")
  func deterministic() throws {
    let example = try #require(OrphanedMessage.examples.first)
    let (first, second) = (try json(example), try json(example))
    #expect(first == second)
  }
}
