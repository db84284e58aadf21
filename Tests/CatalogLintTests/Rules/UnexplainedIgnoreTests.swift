import Testing

@testable import CatalogLint

@Suite struct UnexplainedIgnoreTests {
  @Test("The examples are reported as they are marked", arguments: UnexplainedIgnore.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnexplainedIgnore.self)
  }

  @Test(
    "A reason is what stands behind the rules, whatever sign is between",
    arguments: [
      ("catalog-lint:ignore missing-message", 1), ("catalog-lint:ignore missing-message —", 1),
      ("catalog-lint:ignore missing-message, unknown-argument", 1), ("catalog-lint:ignore-file missing-message", 1),
      ("catalog-lint:ignore missing-message never thrown", 0), ("catalog-lint:ignore missing-message: never thrown", 0),
      ("catalog-lint:ignore missing-message — 投げられない", 0), ("catalog-lint:forwards", 0),
    ]
  )
  func reasons(comment: String, count: Int) throws {
    let findings = try RuleExample(
      "a comment",
      [
        "Sources/Shop/A.swift": "enum AError: Error {\n  case one\n  // \(comment)\n  case two\n}",
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"A\";\n\"AError.one.description\" = \"A.\";",
      ]
    ).findings().filter { $0.rule == UnexplainedIgnore.id }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }
}
