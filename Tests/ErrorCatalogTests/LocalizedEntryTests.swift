import ErrorCatalog
import Testing

@Suite("Entries found and not yet formatted")
struct LocalizedEntryTests {
  private func localized(in language: String = "ja") -> LocalizedCatalog {
    Catalog(words: [
      "en": [
        "Outer.failed.title": "Failed",
        "Outer.failed.description": "{n} of them failed, which is not what was asked for.",
        "Outer.description": "Something else failed, which no table has words of its own for.",
      ],
      "ja": ["Outer.failed.title": "外側の処理を最後まで行えませんでした"],
    ]).localized(in: LocalePreferences([language]))
  }

  @Test("An entry is in the best language that has it")
  func language() {
    #expect(localized().entry(for: "Outer.failed.title")?.locale.tag == "ja")
    #expect(localized().entry(for: "Outer.failed.description")?.locale.tag == "en")
    #expect(localized().entry(for: "Outer.failed") == nil)
    // The fields of a case stand in one language.
    #expect(localized().entry(for: .outer, .title)?.locale.tag == "en")
    #expect(localized().entry(for: .outer, .recovery) == nil)
  }

  @Test("An entry outlives the catalog that it came from")
  func lifetime() throws {
    let byKey = try #require(localized().entry(for: "Outer.failed.title"))
    let byCase = try #require(localized().entry(for: .outer, .description))
    // Whatever was freed is written over.
    for _ in 0..<100 { _ = localized().message(for: SampleError.outer()) }
    #expect(byKey.key == "Outer.failed.title")
    #expect(byKey.pattern == "外側の処理を最後まで行えませんでした")
    #expect(byCase.pattern == "{n} of them failed, which is not what was asked for.")
    #expect(byCase.placeholders.map(\.name) == ["n"])
    #expect(byCase.formatted(["n": 3]).text == "3 of them failed, which is not what was asked for.")
  }

  @Test("Codes that a server makes up do not crowd out the words of others")
  func manyCodes() {
    let localized = localized(in: "en")
    for number in 0..<5_000 {
      let key = CatalogKey(module: "ErrorCatalogTests", type: "Outer", code: "code\(number)")
      let expected = "Something else failed, which no table has words of its own for."
      #expect(localized.entry(for: key, .description)?.pattern == expected)
    }
    #expect(localized.entry(for: .outer, .title)?.pattern == "Failed")
  }
}
