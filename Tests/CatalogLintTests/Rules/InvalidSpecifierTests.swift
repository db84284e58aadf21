import Testing

@testable import CatalogLint

@Suite struct InvalidSpecifierTests {
  @Test("The examples are reported as they are marked", arguments: InvalidSpecifier.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: InvalidSpecifier.self)
  }

  @Test(
    "What begins no conversion is told by this rule alone",
    arguments: ["%y", "%0$@", "%*d", "%n", "%1$", "%5y", "%#@items@", "%arg", "%lly"]
  )
  func mistakes(written: String) throws {
    let probe = TextProbe(texts: ["en": "Order \(written) now."], style: "printf")
    #expect(try probe.verdicts() == ["invalid-specifier en"])
  }
}
