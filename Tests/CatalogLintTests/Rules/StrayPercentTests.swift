import Testing

@testable import CatalogLint

@Suite struct StrayPercentTests {
  @Test("The examples are reported as they are marked", arguments: StrayPercent.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StrayPercent.self)
  }

  @Test(
    "A percent sign of prose is told by this rule alone, and the fix doubles it",
    arguments: [
      ("100% sure", "100%% sure"), ("0% interest", "0%% interest"), ("50 % de", "50 %% de"), ("100%", "100%%"),
      ("(100%)", "(100%%)"), ("50%-60%", "50%%-60%%"), ("100%です。", "100%%です。"), ("100\u{A0}%.", "100\u{A0}%%."),
      ("a % sign", "a %% sign"), ("20%\\n", "20%%\n"),
    ]
  )
  func prose(text: String, mended: String) throws {
    let probe = TextProbe(values: "", texts: ["en": text], style: "printf")
    #expect(Set(try probe.verdicts()).isSubset(of: ["stray-percent en", "surrounding-whitespace en"]))
    #expect(try probe.mended(by: StrayPercent.self, in: "en") == mended)
  }

  @Test("Beside a value it spoils the text, which is an error")
  func beside() throws {
    let probe = TextProbe(texts: ["en": "%lld%, or 5%%"])
    let findings = try probe.findings()
    #expect(findings.map(\.rule) == ["stray-percent"])
    #expect(findings.map(\.severity) == [.error])
    #expect(try probe.mended(by: StrayPercent.self, in: "en") == "%lld%%, or 5%%")
  }
}
