import CatalogICU
import Foundation
import Testing

@Suite("Locale matching")
struct LocaleMatcherTests {
  static let available = ["en", "ja", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "es", "es-419", "fr", "sr-Latn", "de"]

  struct Case: Sendable, CustomTestStringConvertible {
    let asked: String
    let chosen: String?
    let reason: String
    var testDescription: String { "\(asked): \(reason)" }
  }

  static let cases = [
    Case(asked: "ja-JP", chosen: "ja", reason: "the language without its region"),
    Case(asked: "en-GB", chosen: "en", reason: "another region's English is understood"),
    Case(asked: "zh-TW", chosen: "zh-Hant", reason: "Taiwan writes traditional characters"),
    Case(asked: "zh-HK", chosen: "zh-Hant", reason: "so does Hong Kong"),
    Case(asked: "zh-CN", chosen: "zh-Hans", reason: "China writes simplified ones"),
    Case(asked: "zh", chosen: "zh-Hans", reason: "likely subtags"),
    Case(asked: "pt", chosen: "pt-BR", reason: "likely subtags"),
    Case(asked: "pt-AO", chosen: "pt-PT", reason: "Angola is nearer to Portugal"),
    Case(asked: "es-MX", chosen: "es-419", reason: "Latin America"),
    Case(asked: "es-ES", chosen: "es", reason: "Spain"),
    Case(asked: "sr", chosen: "sr-Latn", reason: "CLDR: Serbian readers know both scripts"),
    Case(asked: "ko", chosen: nil, reason: "nothing comes near, and there is no default"),
    Case(asked: "de-CH", chosen: "de", reason: "the language without its region"),
    Case(asked: "gsw", chosen: "de", reason: "CLDR: Swiss German readers read German"),
    Case(asked: "iw", chosen: nil, reason: "Hebrew by its old code is still not here"),
  ]

  @Test("The best of what there is", arguments: cases)
  func chooses(_ item: Case) throws {
    let asked = try #require(LocaleIdentifier(item.asked))
    let matcher = LocaleMatcher(available: Self.available.compactMap(LocaleIdentifier.init))
    #expect(matcher.bestMatch(for: asked)?.tag == item.chosen)
  }

  @Test("The order in which a folder lists its files makes no difference")
  func order() throws {
    let locales = Self.available.compactMap(LocaleIdentifier.init)
    let expected = Self.cases.map {
      LocaleIdentifier($0.asked).flatMap(LocaleMatcher(available: locales).bestMatch)?.tag
    }
    for start in locales.indices {
      let rotated = Array(locales[start...] + locales[..<start])
      for order in [rotated, rotated.reversed()] {
        let matcher = LocaleMatcher(available: order)
        #expect(Self.cases.map { LocaleIdentifier($0.asked).flatMap(matcher.bestMatch)?.tag } == expected)
      }
    }
  }

  @Test("What is asked for exactly is chosen, though another means the same")
  func exact() throws {
    let matcher = LocaleMatcher(available: ["ja", "ja-JP", "zh-TW", "zh-Hant"].compactMap(LocaleIdentifier.init))
    for tag in ["ja", "ja-JP", "zh-TW", "zh-Hant"] {
      #expect(matcher.bestMatch(for: try #require(LocaleIdentifier(tag)))?.tag == tag)
    }
  }

  @Test("A name of the same meaning is what ICU's matcher answers as well, for every locale that Foundation knows")
  func sameMeaning() {
    let asked = Locale.availableIdentifiers.compactMap(LocaleIdentifier.init)
    #expect(asked.count > 500)
    // With the language, the language and its script, and a region of each beside them, so that there is a choice.
    let available = Set(asked.map(\.language)).union(["zh-Hant", "zh-Hant-HK", "sr-Latn", "en-GB", "es-419", "pt-PT"])
    let matcher = LocaleMatcher(available: available.compactMap(LocaleIdentifier.init))
    for locale in asked where !available.contains(locale.tag) {
      #expect(matcher.bestMatch(for: locale) == matcher.matchByDistance(for: locale), "\(locale)")
    }
  }

  @Test("The only one of a language is what ICU's matcher answers as well, whatever other languages are there")
  func onlyOneOfItsLanguage() {
    let known = Locale.availableIdentifiers.compactMap(LocaleIdentifier.init)
    let languages = Set(known.map(\.language)).sorted().compactMap(LocaleIdentifier.init)
    #expect(languages.count > 150)
    // Every twentieth region, and those where a neighbour's language is the nearest that ICU knows of.
    let regions = Set(known.compactMap(\.region)).sorted()
    let sample = stride(from: 0, to: regions.count, by: 20).map { regions[$0] }
    #expect(sample.count > 10)
    for region in sample + ["BA", "DE", "GB", "NO"] {
      let matcher = LocaleMatcher(available: languages)
      for language in languages {
        guard let reader = LocaleIdentifier("\(language.tag)-\(region)") else { continue }
        #expect(matcher.bestMatch(for: reader) == matcher.matchByDistance(for: reader), "\(reader)")
      }
    }
  }

  @Test("Without anything available there is no match")
  func nothing() {
    #expect(LocaleMatcher(available: []).bestMatch(for: .english) == nil)
  }
}
