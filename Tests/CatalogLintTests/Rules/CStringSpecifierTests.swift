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

  @Test(
    "The fix writes what the value or the base asks for, and no other rule speaks",
    arguments: [
      ("limit: Int", "%lld items", "%s個", "%lld個"), ("limit: Int", "%d items", "%1$s個", "%1$d個"),
      ("limit: Double", "%.1f km", "%s km", "%.1f km"), ("name: String", "%@", "%s", "%@"),
    ]
  )
  func translation(values: String, english: String, japanese: String, mended: String) throws {
    let probe = TextProbe(values: values, texts: ["en": english, "ja": japanese])
    #expect(try probe.findings().map(\.rule).filter { $0 != "wrong-script" } == ["c-string-specifier"])
    #expect(try probe.mended(by: CStringSpecifier.self, in: "ja") == mended)
  }

  @Test("Without a base the type decides", arguments: [("limit: Int", "%lld"), ("limit: Double", "%@")])
  func type(values: String, mended: String) throws {
    let probe = TextProbe(values: values, texts: ["en": "Up to %s."], style: "printf")
    #expect(try probe.verdicts() == ["c-string-specifier en"])
    #expect(try probe.mended(by: CStringSpecifier.self, in: "en") == "Up to \(mended).")
  }
}
