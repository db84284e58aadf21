import Foundation
import Testing

@testable import CatalogLint

@Suite struct XcodeReporterTests {
  @Test("A path with a line feed makes no second line")
  func oneLine() {
    let finding = Finding(
      rule: "missing-message",
      severity: .warning,
      MissingMessage.Sentence.misspelled(key: "a\nb"),
      at: Place(file: "Sources/A\nB.swift", line: 3, column: 5)
    )
    let lines = XcodeReporter.lines(of: finding, words: ToolWords(requested: "en"))
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Sources/A\\nB.swift:3:5: warning: ") == true)
    #expect(lines.first?.hasSuffix(" [missing-message]") == true)
    #expect(lines.first?.contains("a\\nb") == true)
    #expect(lines.first?.contains("\n") == false)
  }

  @Test("A note without a place stands where the finding does")
  func note() {
    let finding = Finding(
      rule: "missing-message",
      severity: .error,
      MissingMessage.Sentence.missing(error: "A.b", fields: ["title"], locales: ["de"]),
      at: Place(file: "A.swift", line: 1, column: 2),
      notes: [.init(MissingMessage.Sentence.belongsInto(file: "de.lproj/A.strings", keys: ["A.b.title"]), at: nil)]
    )
    let lines = XcodeReporter.lines(of: finding, words: ToolWords(requested: "en"))
    #expect(lines.map { $0.prefix(20) } == ["A.swift:1:2: error: ", "A.swift:1:2: note: A"])
  }

  @Test("What fix would do stands in a note at the finding, the first of several alone")
  func fix() {
    let finding = Finding(
      rule: "surrounding-whitespace",
      severity: .warning,
      MissingMessage.Sentence.misspelled(key: "a"),
      at: Place(file: "A.strings", line: 3, column: 5),
      fixes: [Fix(Fix.Sentence.removeSpace, []), Fix(Fix.Sentence.removeCharacter, [])]
    )
    let lines = XcodeReporter.lines(of: finding, words: ToolWords(requested: "en"))
    #expect(lines.dropFirst() == ["A.strings:3:5: note: fix: Remove the white space."])
  }

  @Test("Paths are written from where the person stands")
  func places() throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    #expect(shop.run(["--format", "xcode"], from: "Sources").output.hasPrefix("Shop/CheckoutError.swift:3:8: error: "))
  }

  @Test("What could not be read is an error where it keeps the run from counting", arguments: [false, true])
  func unread(isStrict: Bool) throws {
    let shop = try ShopFolder(["Sources/Shop/Broken.swift": "enum E: Error { case ]["])
    try shop.folder.write(Data([0xFF, 0xFE, 0x80]), to: "Sources/Shop/Binary.swift")
    let arguments = ["--format", "xcode", "--rule", "missing-message"] + (isStrict ? ["--strict"] : [])
    let lines = shop.run(arguments).output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Sources/Shop/Binary.swift:1:1: error: ") == true)
    #expect(lines.last?.hasPrefix("Sources/Shop/Broken.swift:1:22: \(isStrict ? "error" : "warning"): ") == true)
  }
}
