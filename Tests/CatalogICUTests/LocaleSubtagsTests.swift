import Testing

@testable import CatalogICU

@Suite struct LocaleSubtagsTests {
  // ISO 639, ISO 3166 and the aliases of CLDR's supplemental data.
  @Test(
    "A name of parts that do not exist or were replaced has the one that is meant",
    arguments: [
      ("jp", LocaleSubtags.Fault.noLanguage(meant: "ja")), ("cn", .noLanguage(meant: "zh")),
      ("hk", .noLanguage(meant: "zh-Hant")), ("HK", .noLanguage(meant: "zh-Hant")),
      ("cz", .noLanguage(meant: "cs")), ("English", .noLanguage(meant: "en")), ("Japanese", .noLanguage(meant: "ja")),
      ("kr", .country(meant: "ko")),
      ("xx", .noLanguage(meant: nil)), ("", .noLanguage(meant: nil)), ("iw", .deprecated(meant: "he")),
      ("in", .deprecated(meant: "id")), ("en-UK", .deprecated(meant: "en-GB")),
      ("en-XX", .unknownPart("XX", meant: "en")), ("zh-Abcd", .unknownPart("Abcd", meant: "zh")),
    ]
  )
  func faults(name: String, fault: LocaleSubtags.Fault) {
    #expect(LocaleSubtags.fault(in: name) == fault)
  }

  @Test(
    "Every spelling of a locale is sound",
    arguments: [
      "en", "ja", "zh-Hans", "zh_Hant", "zh-hans", "zh-Hant-HK", "pt_BR", "pt-PT", "es-419", "en-001", "no", "nb", "nn",
      "fil", "he", "id", "sr-Latn", "az-Cyrl", "ca", "uk", "se", "br", "tlh", "haw", "sr_RS@latin",
    ]
  )
  func sound(name: String) {
    #expect(LocaleSubtags.fault(in: name) == nil)
  }

  @Test("The languages that ICU has rules of are those of its locales, as ICU itself writes their tags")
  func knownLanguages() {
    let languages = ICUMessageFormat.availableLocales.map { String($0.prefix { $0 != "-" }) }
    #expect(languages.count > 500)
    #expect(KnownLanguages.codes == Set(languages))
  }
}
