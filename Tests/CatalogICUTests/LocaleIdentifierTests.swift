import CatalogICU
import Testing

@Suite("Locale identifiers")
struct LocaleIdentifierTests {
  @Test(
    "Every spelling has one canonical tag (UTS #35)",
    arguments: [
      ("ja", "ja"), ("ja_JP.UTF-8@mod", "ja-JP"), ("zh_hans", "zh-Hans"), ("ZH-HANT-HK", "zh-Hant-HK"), ("iw", "he"),
      ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"), ("de_DE@euro", "de-DE"),
      ("es-419", "es-419"),
    ]
  )
  func canonical(spelling: String, tag: String) {
    #expect(LocaleIdentifier(spelling)?.tag == tag)
  }

  @Test(
    "What names no language is no locale",
    arguments: ["", "C", "POSIX", "C.UTF-8", "und", "root", "Base", "en US", "../en", "1a"]
  )
  func refused(text: String) {
    #expect(LocaleIdentifier(text) == nil)
  }

  @Test(
    "Parents are CLDR's, as far as they are written in the same script",
    arguments: [
      ("zh-Hant-HK", ["zh-Hant"]), ("ja-JP", ["ja"]), ("es-MX", ["es-419", "es"]),
      ("zh-TW", ["zh-Hant-TW", "zh-Hant"]), ("en", []),
    ]
  )
  func parents(tag: String, parents: [String]) {
    #expect(LocaleIdentifier(tag)?.parents.map(\.tag) == parents)
  }
}
