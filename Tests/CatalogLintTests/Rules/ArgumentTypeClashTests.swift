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

  @Test(
    "The forms of a variable show what it counts",
    arguments: [
      ("%#@files@", "%@ file", "%@ files", 1), ("%#@files@", "%1$@ file", "%1$@ files", 1),
      ("%#@files@", "%lld file", "%lld files", 0), ("%#@files@", "one file of %@", "%lld files of %@", 0),
      ("%#@files@", "one file", "%lld files", 0), ("%#@files@ of %@", "one file", "%lld files", 0),
      ("%#@files@", "a file of %2$@", "files of %2$@", 0), ("%#@files@", "%lld file", "%@ files", 1),
      ("%#@files@", "%f file", "%f files", 1), ("%#@files@", "one file", "%.1f files", 1),
      ("%#@files@", "%x file", "%X files", 0), ("%#@files@", "%@ has one file", "%@ has %lld files", 0),
      ("%#@files@", "one file", "%1$@ files", 1), ("%#@files@ of %@", "one file", "%f files", 0),
    ]
  )
  func variables(format: String, one: String, other: String, count: Int) throws {
    let example = RuleExample(
      "one variable",
      [
        "Sources/Shop/en.lproj/E.stringsdict": """
        <plist version="1.0"><dict><key>Cart.items</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(one)</string>
            <key>other</key><string>\(other)</string>
          </dict></dict></dict></plist>
        """
      ]
    )
    let findings = try example.findings().filter { $0.rule == ArgumentTypeClash.id }
    #expect(findings.count == count, "\(findings)")
  }

  @Test(
    "The forms for devices take the same values",
    arguments: [
      ("%lldをクリック", "%@をタップ", 1), ("%@をクリック", "%@をタップ", 0), ("クリック", "%@をタップ", 0),
      ("%2$lld個、%1$@をクリック", "%1$@をタップ", 0), ("%lldをクリック", "%dをタップ", 0),
    ]
  )
  func devices(mac: String, other: String, count: Int) throws {
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"tap": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Tap %@"}},
          "ja": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "\(mac)"}},
            "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}
        }}}}
        """
      ]
    )
    let findings = try example.findings().filter { $0.rule == ArgumentTypeClash.id }
    #expect(findings.count == count, "\(findings)")
  }
}
