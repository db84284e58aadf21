import TestSupport
import Testing

@testable import CatalogLint

@Suite struct PreviewsTests {
  private static let example = RuleExample(
    "two errors in two languages",
    [
      "Sources/Shop/A.swift": """
      enum AError: Error {
        case limit(limit: Int, of: String, at: Date, causes: [String], any Error)
        case declined
      }
      enum BError: Error { case one }
      enum CError: Error { case silent }
      """,
      "Sources/Shop/en.lproj/E.strings": """
      "AError.title" = "Not ordered";
      "AError.limit.description" = "{limit, plural, one {# item} other {# items}} of {of} ({causes}): {4}";
      "AError.declined.description" = "Declined.";
      "AError.declined.recovery" = "Try again.";
      "BError.one.title" = "One";
      "BError.one.description" = "One.";
      """,
      "Sources/Shop/ja.lproj/E.strings": """
      "AError.title" = "注文の失敗";
      "AError.limit.description" = "{of}は{limit}個までです。";
      """,
    ]
  )

  private func previews(types: [String] = [], locales: [String] = []) throws -> [Previews.Preview] {
    let (package, folder) = try Self.example.package()
    defer { withExtendedLifetime(folder) {} }
    return try Previews(of: [package], types: types, locales: locales).all
  }

  @Test("Every case of every error with words is shown in every locale, in declaration order")
  func all() throws {
    #expect(
      try previews().map { "\($0.name) \($0.locale)" } == [
        "AError.limit(limit:of:at:causes:_:) en", "AError.limit(limit:of:at:causes:_:) ja",
        "AError.declined en", "AError.declined ja", "BError.one en", "BError.one ja",
      ]
    )
  }

  @Test("Placeholders hold samples of their types, formatted for the locale")
  func samples() throws {
    let alerts = try previews(types: ["AError"]).map(\.alert)
    #expect(alerts[0].title == "Not ordered")
    // A list of two in English, CLDR: "A and B".
    #expect(alerts[0].body == "3 items of of (A and B): …")
    #expect(alerts[1].title == "注文の失敗")
    #expect(alerts[1].body == "ofは3個までです。")
    #expect(alerts[0].code == "AError.limit")
  }

  @Test("A case that a locale does not word is shown as people would read it: in the development language")
  func fallback() throws {
    let alert = try #require(try previews(types: ["AError"], locales: ["ja"]).last?.alert)
    #expect(alert.body == "Declined.")
    #expect(alert.recovery == "Try again.")
    #expect(alert.locale.tag == "en")
  }

  @Test("Types and locales that have no words are told with those that have some")
  func unknown() throws {
    #expect(throws: PreviewError.unknownType("CError", known: ["AError", "BError"])) {
      try previews(types: ["CError"])
    }
    #expect(throws: PreviewError.unknownLocale("fr", known: ["en", "ja"])) { try previews(locales: ["fr"]) }
    #expect(try previews(locales: ["ja_JP", "JA"].map { String($0.prefix(2)) }).count == 3)
  }
}
