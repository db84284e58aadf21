import Testing

@testable import CatalogLint

@Suite struct UnusedPluralCategoryTests {
  @Test("The examples are reported as they are marked", arguments: UnusedPluralCategory.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedPluralCategory.self)
  }

  // CLDR, Language Plural Rules: the categories that each language has, whatever numbers reach them.
  @Test(
    "A category that the language does not have is read by nobody",
    arguments: [
      ("en", "one {#} other {#}", 0), ("en", "one {#} two {#} other {#}", 1), ("en", "zero {#} one {#} other {#}", 1),
      ("en", "=0 {none} one {#} other {#}", 0), ("ja", "other {#}", 0), ("ja", "one {#} other {#}", 1),
      ("ja", "=1 {#} other {#}", 0),
      ("fr", "one {#} many {#} other {#}", 0), ("ru", "one {#} few {#} many {#} other {#}", 0),
      ("ru", "one {#} two {#} few {#} many {#} other {#}", 1),
      ("ar", "zero {#} one {#} two {#} few {#} many {#} other {#}", 0), ("pl", "one {#} few {#} many {#} other {#}", 0),
      ("lv", "zero {#} one {#} other {#}", 0), ("cs", "one {#} few {#} many {#} other {#}", 0),
      ("tlh", "few {#} other {#}", 0),
    ]
  )
  func categories(locale: String, forms: String, count: Int) throws {
    var texts = ["en": "{limit, plural, one {#} other {#}}"]
    texts[locale] = "{limit, plural, \(forms)}"
    let findings = try TextProbe(texts: texts).findings(of: UnusedPluralCategory.self)
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test("Ranks have categories of their own")
  func ordinals() throws {
    let ranks = "{limit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
    #expect(try TextProbe(texts: ["en": ranks]).findings(of: UnusedPluralCategory.self).isEmpty)
    let more = "{limit, selectordinal, one {#st} two {#nd} few {#rd} many {#} other {#th}}"
    #expect(try TextProbe(texts: ["en": more]).findings(of: UnusedPluralCategory.self).count == 1)
  }
}
