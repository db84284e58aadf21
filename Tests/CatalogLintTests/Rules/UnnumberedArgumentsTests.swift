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
}
