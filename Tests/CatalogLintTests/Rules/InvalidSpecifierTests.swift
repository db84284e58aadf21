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

  @Test("Forms belong where the kind of the file has them: in a string catalog that is a part of the text")
  func placeOfForms() throws {
    let findings = try RuleExample(
      "a catalog and a table",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@items@ left"}}}}}}
        """,
        "Sources/Shop/en.lproj/B.strings": "\"b\" = \"%#@items@ left\";",
      ]
    ).findings()
    let sentences = findings.filter { $0.rule == InvalidSpecifier.id }
      .map { ToolWords(requested: "en").sentence($0.sentence) }
    #expect(sentences.map { $0.contains("substitutions") } == [true, false], "\(findings)")
    #expect(sentences.map { $0.contains(".stringsdict") } == [false, true], "\(findings)")
  }
}
