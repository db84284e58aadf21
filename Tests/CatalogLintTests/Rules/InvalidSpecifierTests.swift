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

  @Test("A variable without its end is told with the structure of its entry")
  func openVariable() throws {
    let findings = try RuleExample(
      "one table",
      [
        "Sources/Shop/en.lproj/E.stringsdict": """
        <plist version="1.0"><dict><key>Cart.items</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@f</string>
          <key>f</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
          </dict></dict></dict></plist>
        """
      ]
    ).findings()
    #expect(Set(findings.map(\.rule)) == ["plural-structure"])
  }
}
