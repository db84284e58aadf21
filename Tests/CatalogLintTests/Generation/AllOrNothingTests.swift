import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite("All that generate writes, or nothing")
struct AllOrNothingTests {
  /// Beside a file with so long a name no other can be made, not even by root.
  private static let long = "Sources/Shop/en.lproj/" + String(repeating: "L", count: 240) + ".strings"
  private static let table = "\"E.one.title\" = \"One\";\n\"E.one.description\" = \"One.\";\n"

  @Test("A table that cannot be written is named, no source is new, and none has changed")
  func unwritableTable() throws {
    let package = try ShopPackage(["Sources/Shop/E.swift": "enum E: Error { case one }", Self.long: Self.table])
    package.generate()
    // The conformance would change, the copy would, and the table needs words.
    try package.write("enum E: Error { case one, two }\n", to: "Sources/Shop/E.swift")
    let state = try package.state()
    let run = package.generate()
    #expect(run.status == .failure)
    #expect(run.lines == [])
    #expect(
      run.errors == """
        catalog-lint: \(Self.long) could not be written (File name too long). All files are as they were; check the place, \
        then run again.

        """
    )
    #expect(try package.state() == state)
  }

  @Test("Where nothing was generated before, no folder is left either")
  func noFolder() throws {
    let package = try ShopPackage(["Sources/Shop/E.swift": "enum E: Error { case one, two }", Self.long: Self.table])
    #expect(package.generate().status == .failure)
    #expect(!FilePaths.exists(package.folder.url.path + "/Sources/Shop/Generated"))
  }

  @Test("A source that is not needed any more stays where a table cannot be written")
  func removal() throws {
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case one }\nenum F: Error { case one }\n",
      "Sources/Shop/en.lproj/F.strings": Self.table.replacing("E.", with: "F."), Self.long: Self.table,
    ])
    package.generate()
    try package.write("enum E: Error { case one, two }\n", to: "Sources/Shop/E.swift")
    let state = try package.state()
    #expect(package.generate().status == .failure)
    #expect(try package.state() == state)
    #expect(package.generate("--check").lines.contains { $0.contains("F+Catalog.swift") && $0.contains("left over") })
  }

  @Test("A table that somebody edits while a question waits for its answer keeps the edit, and nothing else is written")
  func editedMeanwhile() throws {
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case limitsReached }",
      "Sources/Shop/en.lproj/Errors.strings": "\"E.limitReached.title\" = \"Limit\";\n",
    ])
    let edited = "\"E.limitReached.title\" = \"The limit\";\n"
    let transcript = Transcript()
    let lost = Transcript()
    let console = Console(
      output: .init(isTerminal: true) { _ in },
      errors: .init(isTerminal: true) { transcript.console().errors.write($0) },
      input: .init(isTerminal: true) {
        do { try package.write(edited, to: "Sources/Shop/en.lproj/Errors.strings") } catch {
          lost.console().errors.write("\(error)")
        }
        return "y"
      },
      environment: [:],
      workingFolder: package.folder.url.path
    )
    #expect(LintTool.run(["generate"], console: console) == .failure)
    #expect(lost.errors == "")
    #expect(
      transcript.errors.contains("Sources/Shop/en.lproj/Errors.strings was changed by another program"),
      "\(transcript.errors)"
    )
    #expect(try package.text("Sources/Shop/en.lproj/Errors.strings") == edited)
    #expect(!FilePaths.exists(package.folder.url.path + "/Sources/Shop/Generated"))
  }
}
