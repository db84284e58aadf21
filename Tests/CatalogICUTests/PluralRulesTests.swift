import CatalogICU
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  @Test("Whole numbers have ICU's categories in every locale, for counting and for ranking")
  func equalICU() {
    let numbers: [Int64] =
      Array(0...1_200)
      + [
        9_999, 10_000, 10_001, 99_999, 100_000, 999_999, 1_000_000, 1_000_001, 1_000_011, 2_000_000, 3_500_000,
        10_000_000,
      ]
      + [1_000_000_000, 1_000_000_000_000, 9_007_199_254_740_992, -1, -2, -5, -11, -21, -100, -1_000_000]
    let tags = ICUMessageFormat.availableLocales
    #expect(tags.count > 700)
    var differences: [String] = []
    // Regions make no difference, except in Portugal.
    for tag in tags where !tag.contains("-") || tag == "pt-PT" {
      guard let locale = LocaleIdentifier(tag) else { continue }
      for rules in [PluralRules.cardinal(for: locale), .ordinal(for: locale)] {
        for number in numbers where rules.category(of: number) != rules.category(of: Double(number)) {
          differences.append("\(tag) \(number)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20))")
  }

  /// From CLDR's chart of language plural rules.
  @Test(
    "Categories of counted things",
    arguments: [
      ("en", 1, .one), ("en", 2, .other), ("ja", 1, .other), ("ru", 1, .one), ("ru", 2, .few), ("ru", 5, .many),
      ("ru", 11, .many),
      ("ru", 21, .one), ("ar", 0, .zero), ("ar", 2, .two), ("ar", 3, .few), ("ar", 11, .many), ("ar", 100, .other),
      ("cy", 6, .many),
      ("fr", 0, .one), ("fr", 1_000_000, .many), ("pl", 22, .few), ("he", 2, .two), ("xx", 1, .other),
    ] as [(String, Int, PluralCategory)]
  )
  func cardinals(tag: String, number: Int, category: PluralCategory) throws {
    let locale = try #require(LocaleIdentifier(tag))
    #expect(PluralRules.cardinal(for: locale).category(of: number) == category)
  }

  @Test(
    "Categories of ranks",
    arguments: [
      ("en", 1, .one), ("en", 2, .two), ("en", 3, .few), ("en", 11, .other), ("en", 23, .few), ("ja", 1, .other),
    ]
      as [(String, Int, PluralCategory)]
  )
  func ordinals(tag: String, number: Int, category: PluralCategory) throws {
    let locale = try #require(LocaleIdentifier(tag))
    #expect(PluralRules.ordinal(for: locale).category(of: number) == category)
  }

  @Test(
    "Fractions have their own categories",
    arguments: [("en", 1.5, .other), ("fr", 1.5, .one), ("ru", 1.5, .other), ("en", 1.0, .one)]
      as [(String, Double, PluralCategory)]
  )
  func fractions(tag: String, number: Double, category: PluralCategory) throws {
    let locale = try #require(LocaleIdentifier(tag))
    #expect(PluralRules.cardinal(for: locale).category(of: number) == category)
  }

  /// The categories that whole numbers reach, and those that only fractions or millions do (CLDR 42).
  @Test(
    "The categories that a counted word needs",
    arguments: [
      ("en", [.one, .other], []), ("ja", [.other], []), ("ru", [.one, .few, .many], [.other]),
      ("pl", [.one, .few, .many], [.other]),
      ("fr", [.one, .other], [.many]), ("es", [.one, .other], [.many]),
      ("ar", [.zero, .one, .two, .few, .many, .other], []),
      ("cs", [.one, .few, .other], [.many]), ("xx", [.other], []),
    ] as [(String, [PluralCategory], [PluralCategory])]
  )
  func required(tag: String, integers: [PluralCategory], others: [PluralCategory]) throws {
    let required = requiredPluralCategories(try #require(LocaleIdentifier(tag)))
    #expect(required.integers == integers)
    #expect(required.others == others)
  }

  @Test("Samples take the category that they stand for")
  func samples() throws {
    for tag in ["en", "ja", "ru", "ar", "pl", "fr", "cy", "he", "lt", "ga"] {
      let locale = try #require(LocaleIdentifier(tag))
      let rules = PluralRules.cardinal(for: locale)
      let required = rules.requiredCategories
      for category in required.all {
        let samples = required.samples(of: category)
        #expect(!samples.isEmpty, "\(tag) \(category)")
        for sample in samples {
          // A sample with a decimal zero is a number as it is written, which a double cannot tell.
          guard let number = Double(sample), number != number.rounded() || !sample.contains(".") else { continue }
          #expect(rules.category(of: number) == category, "\(tag) \(sample)")
        }
      }
    }
  }
}
