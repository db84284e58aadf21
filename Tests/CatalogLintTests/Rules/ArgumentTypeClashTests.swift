import Testing

@testable import CatalogLint

@Suite struct ArgumentTypeClashTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentTypeClash.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentTypeClash.self)
  }

  @Test(
    "A value is a number or an object, in every place where it is shown",
    arguments: [
      ("a number and an object", "%1$d %1$@", 1), ("three, told once", "%1$d %1$@ %1$@", 1),
      ("a fraction and a number", "%1$.2f %1$d", 1),
      ("two sizes", "%1$d %1$lld", 0), ("two notations", "%1$d %1$x", 0), ("two fractions", "%1$f %1$.1e", 0),
      ("two values", "%1$d %2$@", 0), ("no positions", "%d %@", 0), ("a sign", "%1$d%% %1$d", 0),
    ]
  )
  func texts(id: String, text: String, count: Int) throws {
    let example = RuleExample("one text", ["Sources/Shop/en.lproj/E.strings": "\"Cart.a\" = \"\(text)\";"])
    let findings = try example.findings().filter { $0.rule == ArgumentTypeClash.id }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("Where the value is known, the conversion that does not fit it is wrong, and no clash")
  func known() throws {
    #expect(try TextProbe(values: "n: Int", texts: ["en": "%1$f %1$d"]).verdicts() == ["argument-type en"])
  }
}
