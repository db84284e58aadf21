import Testing

@testable import CatalogLint

@Suite struct PluralCategoriesTests {
  @Test("The examples are reported as they are marked", arguments: PluralCategories.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: PluralCategories.self)
  }

  // CLDR, Language Plural Rules: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
  @Test(
    "Every category that whole numbers reach is needed",
    arguments: [
      ("en", "one {a #} other {b #}", true), ("en", "other {b #}", false), ("en", "=1 {a} other {b #}", true),
      ("ru", "one {a #} few {b #} many {c #} other {d #}", true), ("ru", "one {a #} few {b #} other {d #}", false),
      ("ru", "=1 {a} few {b #} many {c #} other {d #}", false),
      ("fr", "one {a #} other {b #}", true), ("fr", "=0 {a} =1 {b} other {c #}", true),
      ("fr", "=1 {b} other {c #}", false),
      ("ja", "other {b #}", true), ("pl", "one {a #} few {b #} many {c #} other {d #}", true),
      ("ar", "zero {a #} one {b #} two {c #} few {d #} many {e #} other {f #}", true),
      ("ar", "=0 {a} =1 {b} =2 {c} few {d #} many {e #} other {f #}", true),
      ("ar", "one {b #} two {c #} few {d #} many {e #} other {f #}", false),
      ("en", "offset:1 =0 {a} =1 {b} one {c #} other {d #}", true),
      ("en", "offset:1 =0 {a} =1 {b} =2 {c} other {d #}", true),
      ("tlh", "other {b #}", true),
    ]
  )
  func categories(locale: String, forms: String, isWhole: Bool) throws {
    var texts = ["en": "{limit, plural, one {a #} other {b #}}"]
    texts[locale] = "{limit, plural, \(forms)}"
    let probe = TextProbe(texts: texts)
    let findings = try probe.findings(of: PluralCategories.self)
    #expect(findings.isEmpty == isWhole, "\(findings)")
  }

  @Test("Ranks have categories of their own")
  func ordinals() throws {
    let whole = "{limit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
    #expect(try TextProbe(texts: ["en": whole]).findings(of: PluralCategories.self).isEmpty)
    let partial = "{limit, selectordinal, one {#st} other {#th}}"
    #expect(try TextProbe(texts: ["en": partial]).findings(of: PluralCategories.self).count == 1)
  }

  @Test("What only millions reach is a note")
  func millions() throws {
    let folderTexts = ["en": "{limit} a.", "fr": "{limit, plural, one {# a} other {# b}}"]
    #expect(try TextProbe(texts: folderTexts).findings(of: PluralCategories.self).isEmpty)
  }

  // CLDR has `one` and `other` for them, and their minimal pairs count the same noun with both.
  @Test(
    "A language that leaves its nouns as they are behind numbers seldom needs a form",
    arguments: [
      ("tr", "other {# ürün}", Severity.note), ("hu", "other {# elem}", .note), ("ka", "other {# ერთეული}", .note),
      ("tr", "other {Dosyalar silindi}", .error), ("cy", "other {# eitem}", .error),
      ("de", "other {# Artikel}", .error),
    ]
  )
  func steadyNouns(locale: String, forms: String, severity: Severity) throws {
    let example = RuleExample(
      "two languages",
      [
        "Sources/Shop/en.lproj/A.strings": "\"Cart.a\" = \"{n, plural, one {# item} other {# items}}\";",
        "Sources/Shop/\(locale).lproj/A.strings": "\"Cart.a\" = \"{n, plural, \(forms)}\";",
      ]
    )
    let findings = try example.findings().filter { $0.rule == PluralCategories.id }
    #expect(findings.map(\.severity) == [severity])
  }
}
