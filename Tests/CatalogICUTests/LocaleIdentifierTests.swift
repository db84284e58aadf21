import CatalogICU
import FoundationEssentials
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
      ("en-AU", ["en-001", "en"]), ("pt-AO", ["pt-PT", "pt"]), ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("sr-RS", ["sr"]),
      ("ar-EG-u-nu-latn", ["ar-EG", "ar"]), ("zh-Hans-CN", ["zh-Hans", "zh"]), ("xx-YY", ["xx"]),
    ]
  )
  func parents(tag: String, parents: [String]) {
    #expect(LocaleIdentifier(tag)?.parents.map(\.tag) == parents)
  }

  @Test("The parts of a name, and the script that is left unsaid")
  func parts() throws {
    let locale = try #require(LocaleIdentifier("zh_hant_hk"))
    #expect(locale.language == "zh" && locale.script == "Hant" && locale.region == "HK")
    let bare = try #require(LocaleIdentifier("zh-TW"))
    #expect(bare.script == nil && bare.likelyScript == "Hant" && bare.description == "zh-TW")
    #expect(LocaleIdentifier("es-419")?.region == "419")
    #expect(LocaleIdentifier("ca-valencia")?.region == nil)
  }

  @Test("Two spellings of one language are equal, hash alike, and sort by their tag")
  func equality() throws {
    let spellings = ["ja_JP.UTF-8", "JA-jp", "ja_JP@modifier"].compactMap(LocaleIdentifier.init)
    #expect(spellings.count == 3 && Set(spellings).count == 1)
    #expect(
      ["ja", "en", "zh-Hant", "zh"].compactMap(LocaleIdentifier.init).sorted().map(\.tag) == [
        "en", "ja", "zh", "zh-Hant",
      ]
    )
  }

  @Test("A tag is what is encoded, and garbage does not decode")
  func coding() throws {
    let locales = ["en", "zh-Hant-HK"].compactMap(LocaleIdentifier.init)
    let data = try JSONEncoder().encode(locales)
    #expect(String(decoding: data, as: UTF8.self) == #"["en","zh-Hant-HK"]"#)
    #expect(try JSONDecoder().decode([LocaleIdentifier].self, from: data) == locales)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["C"]"#.utf8))
    }
  }

  @Test("Names from hostile headers are read, however many and however long")
  func hostile() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let tags = letters.flatMap { one in letters.flatMap { two in letters.prefix(6).map { "\(one)\(two)\($0)-US" } } }
    let locales = tags.compactMap(LocaleIdentifier.init)
    #expect(locales.count > 3_900, "more than are shared")
    #expect(locales == tags.compactMap(LocaleIdentifier.init))
    for text in [
      String(repeating: "a", count: 1_000_000), "en-" + String(repeating: "x", count: 200), "en\0", "e\u{301}n", "-en",
      "en--US",
    ] {
      #expect(LocaleIdentifier(text) == nil)
    }
  }
}
