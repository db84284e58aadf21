import Testing

@testable import CatalogLint

@Suite struct MixedPositionsTests {
  @Test("The examples are reported as they are marked", arguments: MixedPositions.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MixedPositions.self)
  }

  @Test("What a value without a number takes in place of its own is no second fault")
  func consequences() throws {
    let texts = ["en": "Order %1$lld of %@.", "ja": "%2$@は%1$lld個です。"]
    #expect(try TextProbe(values: "limit: Int, name: String", texts: texts).verdicts() == ["mixed-positions en"])
  }
}
