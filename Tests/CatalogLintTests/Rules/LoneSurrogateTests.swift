import Testing

@testable import CatalogLint

@Suite struct LoneSurrogateTests {
  @Test("The examples are reported as they are marked", arguments: LoneSurrogate.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: LoneSurrogate.self)
  }

  @Test(
    "Half of a character is an error wherever it stands, both halves are one character",
    arguments: [
      ("the first half", #"a\UD83D"#, 1), ("the second half", #"\UDED2a"#, 1), ("in small letters", #"\Ud83d"#, 1),
      ("the wrong order", #"\UDED2\UD83D"#, 2), ("something between", #"\UD83D \UDED2"#, 2),
      ("both halves", #"\UD83D\UDED2"#, 0),
      ("another escape", #"\U00E9"#, 0), ("a backslash of its own", #"\\UD83D"#, 0), ("the character", "🛒", 0),
    ]
  )
  func halves(id: String, text: String, count: Int) throws {
    let findings = try TextProbe(texts: ["en": text]).findings()
    #expect(findings.map(\.rule) == Array(repeating: LoneSurrogate.id, count: count), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }
}
