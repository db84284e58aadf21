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
    #expect(lines.first?.hasPrefix("Sources/A\u{FFFD}B.swift:3:5: warning: ") == true)
    #expect(lines.first?.hasSuffix(" [missing-message]") == true)
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

  @Test("Paths are written from where the person stands")
  func places() throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    #expect(shop.run(["--format", "xcode"], from: "Sources").output.hasPrefix("Shop/CheckoutError.swift:3:8: error: "))
  }
}
