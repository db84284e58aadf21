import Testing

@testable import CatalogLint

@Suite struct SyntaxErrorTests {
  @Test("The examples are reported as they are marked", arguments: SyntaxError.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SyntaxError.self)
  }

  private func findings(_ entries: String, file: String = "E.strings") throws -> [Finding] {
    try RuleExample(
      "entries",
      ["Sources/Shop/A.swift": "enum AError: Error {}", "Sources/Shop/en.lproj/\(file)": entries]
    ).findings()
  }

  @Test("A broken entry is one finding, and the entries around it are still read")
  func goesOn() throws {
    let findings = try findings("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n\"c\" = \"4\";")
    #expect(findings.map(\.rule) == ["syntax-error", "duplicate-key"])
    #expect(findings.map(\.place.line) == [2, 4])
  }

  @Test("A .stringsdict is read as well")
  func plurals() throws {
    #expect(try findings("<plist><dict><key>a</key>", file: "E.stringsdict").contains { $0.rule == "syntax-error" })
  }

  @Test("A list that ends before its root element does is no list, and one finding")
  func unclosedRoot() throws {
    let list = "<plist version=\"1.0\"><dict><key>a</key><string>A</string></dict>"
    #expect(try findings(list).map(\.rule) == ["syntax-error"])
    #expect(try findings(list + "</plist>").isEmpty)
    #expect(try findings("<plist><dict><key>a</key><string>A</string>").map(\.rule) == ["syntax-error"])
  }

  @Test("An empty table is no fault, nor is one of comments alone", arguments: ["", "\n", "/* nothing yet */"])
  func empty(text: String) throws {
    #expect(try findings(text).isEmpty)
  }
}
