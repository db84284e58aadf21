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

  @Test(
    "Letters of formulas are no letters of words",
    arguments: [
      ("p = ρgh", true), ("mgρ", true), ("νmax", true), ("ρAB", true), ("10 μm", true), ("Δt", true), ("πr²", true),
      ("λmax", true),
      ("kΩ", true), ("ηth", true),
      // Omicron, a capital rho, a rho inside of a word, and a long word.
      ("οne", false), ("Ρay", false), ("aρe", false), ("ρaper", false), ("раy", false),
    ]
  )
  func formulas(text: String, isSound: Bool) throws {
    let findings = try TextProbe(values: "", texts: ["en": text]).findings(of: WrongScript.self)
    #expect(findings.isEmpty == isSound, "\(findings)")
  }

  // Chinese characters by CLDR's exemplars; 点 and 説 are the Japanese forms of 點 and 說. Old forms stand in names: those of
  // 人名用漢字, and of places, schools and dishes.
  @Test(
    "Chinese characters in Japanese are told",
    arguments: [
      ("错误です。", true), ("說明です。", true), ("點です。", true), ("説明の点です。", false), ("嘘、鞄、繋ぐ、髙、辻。", false),
      ("骨粗鬆症の検査、餘部駅、兇悪犯罪", false), ("中文（简体）", false), ("言語：简体中文、繁體中文", false), ("说明：中文", true),
      ("國學院大學と獨協大学の與謝野さん", false), ("彌彦神社、臺灣の拉麵、奧田さん、註釈", false),
    ]
  )
  func japanese(text: String, isFaulty: Bool) throws {
    let findings = try TextProbe(values: "", texts: ["en": "A.", "ja": text]).findings()
    #expect(findings.map(\.rule) == (isFaulty ? [WrongScript.id] : []))
  }

  @Test(
    "A Japanese text of another language's words was never translated, one word may be a name",
    arguments: [
      ("항목을 추가하세요.", true), ("Добавьте товар.", true), ("Please add some items.", true), ("한국어", false),
      ("Apple Pay", false), ("Русский", false), ("10 μm", false), ("{0} → {1}", false),
      ("https://example.com/help?lang=ja", false),
      ("www.example.com/some/page?with=many&small=words", false), ("https://example.com is not there any more", true),
    ]
  )
  func notJapanese(text: String, isFaulty: Bool) throws {
    let findings = try TextProbe(values: "", texts: ["en": "A.", "ja": text]).findings()
      .filter { $0.rule == WrongScript.id }
    #expect(findings.count == (isFaulty ? 1 : 0))
  }

  @Test("A word ends where letters without spaces between words begin")
  func japaneseAroundWord() throws {
    let findings = try TextProbe(values: "", texts: ["en": "A.", "ja": "空のСart"]).findings()
    let words = findings.map { finding in finding.place.length }
    // С is U+0421, two bytes, and the others take one.
    #expect(words == [5])
  }
}
