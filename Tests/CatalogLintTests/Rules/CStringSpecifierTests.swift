import Testing

@testable import CatalogLint

@Suite struct CStringSpecifierTests {
  @Test("The examples are reported as they are marked", arguments: CStringSpecifier.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: CStringSpecifier.self)
  }

  @Test("The fix keeps position, flags and width", arguments: [("%s", "%@"), ("%1$-5ls", "%1$-5@"), ("%S", "%@")])
  func fix(written: String, mended: String) throws {
    let probe = TextProbe(values: "name: String", texts: ["en": "A \(written)."], style: "printf")
    #expect(try probe.verdicts() == ["c-string-specifier en"])
    #expect(try probe.mended(by: CStringSpecifier.self, in: "en") == "A \(mended).")
  }
}
