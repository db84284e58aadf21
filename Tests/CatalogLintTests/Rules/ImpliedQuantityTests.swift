import Testing

@testable import CatalogLint

@Suite struct ImpliedQuantityTests {
  @Test("The examples are reported as they are marked", arguments: ImpliedQuantity.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ImpliedQuantity.self)
  }

  // CLDR, Language Plural Rules: in these languages `one` is more than 1, or 1 alone.
  @Test(
    "Whether a form without the number is wrong is the language's to say",
    arguments: [
      ("en", "one {a} other {b #}", true), ("de", "one {a} other {b #}", true), ("es", "one {a} other {b #}", true),
      ("it", "one {a} other {b #}", true), ("pt-PT", "one {a} other {b #}", true),
      ("he", "one {a} two {c} other {b #}", true),
      ("ar", "zero {z} one {a} two {c} few {d #} many {e #} other {b #}", true), ("ja", "other {b}", true),
      ("pl", "one {a} few {b #} many {c #} other {d #}", true), ("cs", "one {a} few {b #} other {d #}", true),
      ("fr", "one {a} other {b #}", false), ("pt", "one {a} other {b #}", false), ("hi", "one {a} other {b #}", false),
      ("fa", "one {a} other {b #}", false), ("ru", "one {a} few {b #} many {c #} other {d #}", false),
      ("uk", "one {a} few {b #} many {c #} other {d #}", false), ("lt", "one {a} few {b #} other {d #}", false),
      ("hr", "one {a} few {b #} other {d #}", false), ("lv", "zero {z #} one {a} other {b #}", false),
      ("sl", "one {a} two {b #} few {c #} other {d #}", false), ("is", "one {a} other {b #}", false),
      ("fil", "one {a} other {b #}", false),
      // Only 1 is left of 0 and 1.
      ("fr", "=0 {z} one {a} other {b #}", true), ("fr", "=1 {z} one {a} other {b #}", true),
      // 21, 31 … are left.
      ("ru", "=1 {z} one {a} few {b #} many {c #} other {d #}", false),
      // The number is there by its name, and in no form at all.
      ("ru", "one {a {limit}} few {b #} many {c #} other {d #}", true),
      ("ru", "one {a} few {b} many {c} other {d}", true),
      ("ru", "one {a {limit, number}} few {b #} many {c #} other {d #}", true),
      // With an offset of 1, `one` is 2 in English.
      ("en", "offset:1 =0 {x} =1 {y} one {a} other {b #}", true),
      // No language.
      ("tlh", "one {a} other {b #}", true),
    ]
  )
  func languages(locale: String, forms: String, isSilent: Bool) throws {
    var texts = ["en": "{limit, plural, one {a #} other {b #}}"]
    texts[locale] = "{limit, plural, \(forms)}"
    let findings = try TextProbe(texts: texts).findings(of: ImpliedQuantity.self)
    #expect(findings.isEmpty == isSilent, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && $0.fixes.isEmpty })
  }

  @Test("Ranks are no amounts, and a plural inside of a choice counts like any other")
  func shapes() throws {
    func findings(_ russian: String) throws -> Int {
      try TextProbe(texts: ["en": "{limit}", "ru": russian]).findings(of: ImpliedQuantity.self).count
    }
    #expect(try findings("{limit, selectordinal, one {первый} other {#-й}}") == 0)
    let plural = "{limit, plural, one {один} few {# b} many {# c} other {# d}}"
    #expect(try findings("{limit, select, other {\(plural)}}") == 1)
    #expect(try findings("\(plural) \(plural)") == 2)
  }

  @Test(
    "A .stringsdict is read as Foundation reads it: zero serves 0, the conversion shows the number",
    arguments: [
      ("", "un article", 1), ("<key>zero</key><string>aucun</string>", "un article", 0), ("", "%lld article", 0),
    ]
  )
  func plurals(zero: String, one: String, count: Int) throws {
    func table(_ forms: String) -> String {
      """
      <plist version="1.0"><dict><key>Cart.items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
        <key>items</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          \(forms)
          <key>other</key><string>%lld articles</string>
        </dict></dict></dict></plist>
      """
    }
    let findings = try RuleExample(
      "one table",
      [
        "Sources/Shop/en.lproj/E.stringsdict": table("<key>one</key><string>%lld article</string>"),
        "Sources/Shop/fr.lproj/E.stringsdict": table("\(zero)<key>one</key><string>\(one)</string>"),
      ]
    ).findings().filter { $0.rule == ImpliedQuantity.id }
    #expect(findings.count == count, "\(findings)")
    // printf has no # and no form for 1 alone.
    for finding in findings {
      guard case .withoutConversion(_, _, let conversion)? = finding.sentence as? ImpliedQuantity.Sentence else {
        Issue.record("\(finding)")
        continue
      }
      #expect(conversion == "%lld")
    }
  }

  @Test(
    "A form that is empty, or whose number only looks like a conversion, is another rule's to tell",
    arguments: [("", "empty-message"), ("％lld fichier", "lookalike-placeholder")]
  )
  func followers(one: String, rule: String) throws {
    func table(_ forms: String) -> String {
      """
      <plist version="1.0"><dict><key>Cart.items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
        <key>items</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          \(forms)
        </dict></dict></dict></plist>
      """
    }
    let findings = try RuleExample(
      "one table",
      [
        "Sources/Shop/en.lproj/E.stringsdict":
          table("<key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>"),
        "Sources/Shop/fr.lproj/E.stringsdict":
          table(
            """
            <key>one</key><string>\(one)</string><key>many</key><string>%lld de fichiers</string>\
            <key>other</key><string>%lld fichiers</string>
            """
          ),
      ]
    ).findings()
    #expect(findings.map(\.rule) == [rule])
  }
}
