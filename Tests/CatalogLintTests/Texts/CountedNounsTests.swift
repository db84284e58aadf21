import CatalogICU
import MessageFormatting
import Testing

@testable import CatalogLint

/// The oracle is what translators wrote for CLDR: the names of units of time, as ICU gives them.
@Suite struct CountedNounsTests {
  private static let units = ["day", "week", "month", "year", "hour", "minute"]

  /// The names of the units beside a number of each plural category that whole numbers reach.
  private func names(in language: LocaleIdentifier) throws -> [[String]] {
    let rules = requiredPluralCategories(language)
    let numbers = rules.integers.compactMap { rules.samples(of: $0).first.flatMap { Int64($0) } }
    return try Self.units.map { unit in
      let skeleton = "::measure-unit/duration-\(unit) unit-width-full-name"
      let pattern = try MessagePattern("{n, number, \(skeleton)}", style: .icu)
      return numbers.map { number in
        // Without the number, and without the marks that some languages put beside it.
        pattern.format(["n": .integer(number)], locale: language).text.filter(\.isLetter)
      }
    }
  }

  @Test("Nouns of a language that takes forms differ in the name of a unit", arguments: CountedNouns.changing.sorted())
  func changing(code: String) throws {
    let language = try #require(LocaleIdentifier(code))
    let names = try names(in: language)
    #expect(names.contains { Set($0).count > 1 }, "\(names)")
    #expect(try code == "en" || names != self.names(in: .english), "not translated")
    #expect(CountedNouns.takeForms(in: language) && !CountedNouns.stay(in: language))
  }

  @Test("Nouns of one whose nouns stay do in the names of all units", arguments: CountedNouns.steady.sorted())
  func steady(code: String) throws {
    let language = try #require(LocaleIdentifier(code))
    let names = try names(in: language)
    #expect(names.allSatisfy { Set($0).count == 1 }, "\(names)")
    // Where nothing is translated, ICU gives the symbols of the root locale: d, w, m.
    #expect(names.joined().allSatisfy { $0.count > 1 }, "not translated")
    #expect(CountedNouns.stay(in: language) && !CountedNouns.takeForms(in: language))
  }
}
