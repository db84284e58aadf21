import Testing

@testable import CatalogLint

@Suite struct ArgumentGapTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentGap.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentGap.self)
  }

  @Test(
    "A value is skipped where a later one is shown, and no error's values are known",
    arguments: [
      ("the first", "%2$@", 1), ("one in the middle", "%1$@ %3$@", 1), ("two, told once", "%1$@ %4$@", 1),
      ("the last first", "%3$@ %1$@ %2$@", 0), ("one value twice", "%1$@ %1$@", 0), ("none", "%@ %@", 0),
      ("a sign", "%1$@ 100%%", 0), ("ICU's style", "{1} and {2}", 0),
    ]
  )
  func texts(id: String, text: String, count: Int) throws {
    let example = RuleExample("one text", ["Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"\(text)\";"])
    let findings = try example.findings().filter { $0.rule == ArgumentGap.id }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("What a translation alone skips is missing from it, and told as that")
  func translations() throws {
    let example = RuleExample(
      "two languages",
      [
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"%1$@ of %2$@\";",
        "Sources/Shop/ja.lproj/E.strings": "\"Cart.a\" = \"%2$@です\";",
      ]
    )
    #expect(try example.findings().map(\.rule) == [ArgumentMismatch.id])
  }
}
