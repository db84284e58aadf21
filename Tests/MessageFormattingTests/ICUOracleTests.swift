import CatalogICU
import FoundationEssentials
import MessageFormatting
import Testing

@Suite("The text is ICU's own, byte for byte")
struct ICUOracleTests {
  static let locales = ["en", "ja", "ru", "ar", "pl", "fr", "cy", "zh-Hant", "he", "es", "hi", "de-CH", "bn", "ar-EG"]

  /// A locale with the patterns and the values that go through both.
  @Test("Every pattern, with every value, in every locale", arguments: locales)
  func equalsICU(tag: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    var compared = 0
    var differences: [String] = []
    for (pattern, values) in OraclePatterns.all {
      let ours = try MessagePattern(pattern, style: .icu)
      let theirs = try ICUMessageFormat(pattern, locale: locale)
      for value in values {
        let actual = ours.format(value.forUs, locale: locale)
        guard let expected = try? theirs.text(of: value.forICU) else {
          // A plural of what is no number stops ICU's message (it compares it with itself). Ours goes on with `other`.
          if !value.isNotANumber || actual.text.isEmpty { differences.append("\(pattern) with \(value): ICU refuses") }
          continue
        }
        compared += 1
        if actual.text != expected {
          differences.append("\(pattern) with \(value): ours \(actual.text), ICU's \(expected)")
        }
        if !actual.problems.isEmpty { differences.append("\(pattern) with \(value): \(actual.problems)") }
      }
    }
    #expect(compared > 4_500)
    #expect(
      differences.isEmpty,
      "\(differences.count) of \(compared) differ: \(differences.prefix(20).joined(separator: "\n"))"
    )
  }

  @Test("ICU accepts what we accept, and refuses what we refuse", arguments: OraclePatterns.syntax)
  func accepts(pattern: String) {
    let theirs = (try? ICUMessageFormat(pattern, locale: .english)) != nil
    let ours = (try? MessagePattern(pattern, style: .icu)) != nil
    #expect(ours == theirs)
  }

  /// Where we part from ICU on purpose, with the reason.
  @Test(
    "What we refuse although ICU accepts it",
    arguments: [
      // ICU's own documentation calls it deprecated; it has no form in any other message format.
      "{n, choice, 0#none|1#one|1<many}",
      // ICU shows the first of two; a translator meant something else.
      "{n, plural, one {a} one {b} other {c}}",
      "{w, select, x {a} x {b} other {c}}",
      // ICU takes any word for a plural category and never chooses it: a misspelled form that nobody sees.
      "{n, plural, sone {a} other {b}}",
    ]
  )
  func stricter(pattern: String) {
    #expect((try? ICUMessageFormat(pattern, locale: .english)) != nil)
    #expect((try? MessagePattern(pattern, style: .icu)) == nil)
  }

  @Test(
    "A missing value shows its name, as in ICU",
    arguments: ["{x}", "{x, number}", "{x, plural, other {#}}", "{x, select, other {a}}"]
  )
  func missing(pattern: String) throws {
    let expected = try ICUMessageFormat(pattern, locale: .english).text(of: [])
    let actual = try MessagePattern(pattern, style: .icu).format(.none, locale: .english)
    #expect(actual.text == expected)
    #expect(actual.problems == [.missingArgument(name: "x")])
  }

  @Test("Beyond 2^53 our categories are exact, where ICU chooses by the nearest double")
  func largeNumbers() throws {
    let pattern = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
    let number: Int64 = 9_007_199_254_740_993
    let theirs = try ICUMessageFormat(pattern, locale: .english).text(of: [("n", .number(.integer(number)))])
    let ours = try MessagePattern(pattern, style: .icu).format(["n": .integer(number)], locale: .english)
    #expect(theirs == "9,007,199,254,740,993nd")
    #expect(ours.text == "9,007,199,254,740,993rd")
  }
}
