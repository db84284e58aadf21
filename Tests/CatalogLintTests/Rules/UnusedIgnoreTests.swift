import Testing

@testable import CatalogLint

@Suite struct UnusedIgnoreTests {
  @Test("The examples are reported as they are marked", arguments: UnusedIgnore.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedIgnore.self)
  }

  @Test(
    "A comment is used where it has something to ignore",
    arguments: [
      ("used", "catalog-lint:ignore missing-message — later", 0),
      ("used beside one that is not", "catalog-lint:ignore missing-message, unknown-argument — later", 1),
      ("not used", "catalog-lint:ignore unknown-argument — later", 1),
      ("a rule that does not exist", "catalog-lint:ignore no-such-rule — later", 1),
      ("a misspelled rule", "catalog-lint:ignore missing-mesage — later", 1), ("no rule", "catalog-lint:ignore", 1),
      ("a rule that is off", "catalog-lint:ignore unused-argument — later", 0),
      ("prose", "see catalog-lint:ignore missing-message", 0),
    ]
  )
  func uses(id: String, comment: String, count: Int) throws {
    let findings = try RuleExample(
      "a comment",
      [
        "Sources/Shop/A.swift": "enum AError: Error {\n  case one\n  // \(comment)\n  case two\n}",
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"A\";\n\"AError.one.description\" = \"A.\";",
      ]
    ).findings().filter { $0.rule == UnusedIgnore.id }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "Only a comment of which nothing is used is to be removed, and what no comment can ask for is told as that",
    arguments: [
      ("unknown-argument — x", ["There is nothing of “unknown-argument” to ignore here. Remove the comment."]),
      (
        "missing-message, unknown-argument — x",
        ["There is nothing of “unknown-argument” to ignore here. Take the rule out of the comment."]
      ),
      (
        "key-naming, unknown-argument — x",
        [
          "There is nothing of “key-naming” to ignore here. Remove the comment.",
          "There is nothing of “unknown-argument” to ignore here. Remove the comment.",
        ]
      ),
      ("low-coverage — x", ["No comment can have “low-coverage” ignored. Remove its name."]),
      ("unused-setting — x", ["No comment can have “unused-setting” ignored. Remove its name."]),
      (
        "missing-message, unused-ignore — x",
        ["No comment can have “unused-ignore” ignored. Remove its name."]
      ),
    ]
  )
  func sentences(rules: String, sentences: [String]) throws {
    let shop = try ShopFolder([
      ShopFolder.swift:
        "enum CheckoutError: Error {\n  case emptyCart, declined\n  // catalog-lint:ignore \(rules)\n  case gone\n}\n"
    ])
    let told = shop.run(["--format", "xcode"]).output.split(separator: "\n").filter { $0.hasSuffix("[unused-ignore]") }
    #expect(told.count == sentences.count, "\(told)")
    for sentence in sentences { #expect(told.contains { $0.contains(": warning: \(sentence) [") }, "\(told)") }
  }
}
