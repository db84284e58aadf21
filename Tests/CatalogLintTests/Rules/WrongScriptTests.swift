import Testing

@testable import CatalogLint

@Suite struct WrongScriptTests {
  @Test("The examples are reported as they are marked", arguments: WrongScript.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: WrongScript.self)
  }

  @Test(
    "A letter of another script in a Latin word becomes a Latin one",
    arguments: [("Emрty cart.", "Empty cart."), ("Тwo.", "Two."), ("Сlose Νow.", "Close Now.")]
  )
  func mended(text: String, mended: String) throws {
    let probe = TextProbe(values: "", texts: ["en": text])
    #expect(Set(try probe.verdicts()) == ["wrong-script en"])
    #expect(try probe.mended(by: WrongScript.self, in: "en") == mended)
  }

  // Chinese characters by CLDR's exemplars; 国 and 説 are the Japanese forms of 國 and 說.
  @Test(
    "Chinese characters in Japanese are told",
    arguments: [("错误です。", true), ("說明です。", true), ("國です。", true), ("説明の国です。", false), ("嘘、鞄、繋ぐ、髙、辻。", false)]
  )
  func japanese(text: String, isFaulty: Bool) throws {
    let findings = try TextProbe(values: "", texts: ["en": "A.", "ja": text]).findings()
    #expect(findings.map(\.rule) == (isFaulty ? [WrongScript.id] : []))
  }
}
