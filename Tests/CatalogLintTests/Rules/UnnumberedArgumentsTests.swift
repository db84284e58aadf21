import Testing

@testable import CatalogLint

@Suite struct UnnumberedArgumentsTests {
  @Test("The examples are reported as they are marked", arguments: UnnumberedArguments.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnnumberedArguments.self)
  }

  @Test("The fix numbers all values in their order, also where there is no translation yet")
  func fix() throws {
    let probe = TextProbe(values: "limit: Int, of: String", texts: ["en": "%lld%% of %-5.3@, %%"])
    #expect(try probe.verdicts() == ["unnumbered-arguments en"])
    #expect(try probe.mended(by: UnnumberedArguments.self, in: "en") == "%1$lld%% of %2$-5.3@, %%")
  }

  @Test(
    "Values need numbers where a translation shows them in another order, or where there is none yet",
    arguments: [
      ("another order", ["en": "%lld of %@", "ja": "%2$@の%1$lld"], true),
      ("another order in one of two", ["en": "%lld of %@", "fr": "%lld de %@", "ja": "%2$@の%1$lld"], true),
      ("no translation", ["en": "%lld of %@"], true),
      ("the same order with numbers", ["en": "%lld of %@", "fr": "%1$lld de %2$@"], false),
      ("the same order", ["en": "%lld of %@", "fr": "%lld de %@"], false),
      ("numbers in the base", ["en": "%2$@: %1$lld"], false),
      ("one value", ["en": "%lld items, 100%% sure"], false), ("one value twice", ["en": "%1$lld, %1$lld"], false),
      ("ICU's style", ["en": "{limit} of {of}", "ja": "{of}の{limit}"], false),
    ] as [(String, [String: String], Bool)]
  )
  func orders(id: String, texts: [String: String], isReported: Bool) throws {
    let probe = TextProbe(values: "limit: Int, of: String", texts: texts)
    let findings = try probe.findings()
    #expect(findings.map(\.rule) == (isReported ? [UnnumberedArguments.id] : []), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && !$0.fixes.isEmpty })
  }

  @Test("A text that some language still lacks is not alone, and no order is known to be wrong")
  func missing() throws {
    let example = RuleExample(
      "a gap",
      [
        "Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"%@ of %@\";\n\"Cart.b\" = \"%@\";",
        "Sources/Shop/ja.lproj/E.strings": "\"Cart.b\" = \"%@です\";",
      ]
    )
    #expect(try example.findings().map(\.rule) == [MissingTranslation.id])
  }

  @Test(
    "A key that is a text itself stays as it is looked up, and a text of its own is judged",
    arguments: [true, false]
  )
  func keys(isKeyOnly: Bool) throws {
    let base = isKeyOnly ? "" : "\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"%@ by %@\"}},"
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%@ by %@": {"localizations": {\(base)
          "ja": {"stringUnit": {"state": "translated", "value": "%2$@の%1$@"}}
        }}}}
        """
      ]
    )
    #expect(try example.findings().map(\.rule) == (isKeyOnly ? [] : [UnnumberedArguments.id]))
  }
}
