import Foundation
import Testing

@testable import CatalogLint

/// The line of each locale in a summary: how many texts it has of those that people can meet.
@Suite struct CoverageTests {
  struct Numbers: Equatable, Decodable, Sendable {
    var translated = 0
    var needsReview = 0
    var missing = 0
    var excluded = 0

    var total: Int { translated + needsReview + missing + excluded }
  }

  private struct Document: Decodable {
    struct Locale: Decodable { let locale: String }
    let coverage: [Locale]
  }

  /// The numbers of each locale as the JSON report has them; the lines for people must say the same.
  func numbers(of shop: ShopFolder, _ arguments: [String] = []) throws -> [String: Numbers] {
    let data = Data(shop.run(arguments + ["--format", "json"]).output.utf8)
    let locales = try JSONDecoder().decode(Document.self, from: data).coverage.map(\.locale)
    let numbers = try JSONDecoder().decode(Coverages.self, from: data).coverage
    let lines = shop.run(arguments).errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let told = zip(locales, numbers).map { locale, numbers in
      "(\(numbers.translated) translated, \(numbers.needsReview) to review, \(numbers.missing) missing, "
        + "\(numbers.excluded) excluded)"
    }
    #expect(lines.map { String($0[($0.firstIndex(of: "(") ?? $0.startIndex)...]) } == told)
    return Dictionary(uniqueKeysWithValues: zip(locales, numbers))
  }

  private struct Coverages: Decodable { let coverage: [Numbers] }

  static func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  private static func plural(_ one: String, _ other: String) -> String {
    "{\"variations\": {\"plural\": {\"one\": \(one), \"other\": \(other)}}}"
  }

  /// Every kind of text that is counted in a way of its own.
  private static let all = [
    "Package.swift": ShopFolder.manifest,
    "Sources/Shop/AError.swift": """
    enum AError: Error {
      case one, two(count: Int)
      // catalog-lint:ignore missing-message — never shown
      case three
      @available(*, unavailable) case four
    }
    enum BError: CatalogError { case x }
    """,
    "Sources/Shop/en.lproj/Errors.strings": """
    "AError.title" = "A";
    "AError.one.description" = "One.";
    "AError.one.recovery" = "Try again.";
    "AError.two.description" = "Two {count}.";
    "AError.gone.title" = "Gone";
    """,
    "Sources/Shop/ja.lproj/Errors.strings": """
    "AError.title" = "題";
    "AError.one.description" = "一つ。"; /* catalog: untranslated */
    """,
    "Sources/Shop/en.lproj/Words.strings": """
    /* catalog-lint:ignore missing-translation — the others have none yet */
    "Shop.ignored" = "Ignored";
    "Shop.a" = "Apple";
    "Shop.a" = "Apple";
    "Shop.items" = "%d items";
    """,
    "Sources/Shop/en.lproj/Words.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>Shop.items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d item</string><key>other</key><string>%d items</string>
      </dict>
    </dict></dict></plist>
    """,
    "Sources/Shop/ja.lproj/Words.strings": "\"Shop.a\" = \"りんご\";\n\"Shop.items\" = \"%d個\";\n\"Shop.b\" = \"桃\";\n",
    "Sources/Shop/fr.lproj/Words.strings": "\"Shop.a\" = \"Pomme\";\n",
    "Sources/Shop/Legacy/en.lproj/Old.strings": "\"Shop.old\" = \"Old\";\n",
    "Sources/Shop/New.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "X.no": {"shouldTranslate": false, "localizations": {"en": \(unit("N"))}},
      "X.key": {},
      "X.new": {"localizations": {"ja": \(unit("新", "new"))}},
      "X.stale": {"extractionState": "stale", "localizations": {"ja": \(unit("古"))}},
      "X.review": {"localizations": {"en": \(unit("R")), "ja": \(unit("見", "needs_review"))}},
      "X.plural": {"localizations": {
        "en": \(plural(unit("%lld dog"), unit("%lld dogs"))),
        "fr": \(plural(unit("%lld chien"), unit("%lld dogs", "new")))
      }}
    }}
    """,
    ".catalog-lint.json": "{\"exclude\": [\"Sources/Shop/Legacy\"]}",
  ]

  /// Of `AError`: title, description and recovery of `one`; title and description of `two` and of `three`; of `BError.x` two.
  /// Then `Shop.ignored`, `Shop.a`, `Shop.items` and `Shop.b`, and six keys of the string catalog.
  private static let total = 3 + 2 + 2 + 2 + 4 + 6

  @Test("The four numbers add up to the same total in every locale, in every report, with and without a baseline")
  func sum() throws {
    let shop = try ShopFolder(only: Self.all)
    let numbers = try numbers(of: shop)
    #expect(
      numbers == [
        // `BError.x` twice and `Shop.b`; the description of `three`, `X.no` and `X.stale`.
        "en": Numbers(translated: 13, needsReview: 0, missing: 3, excluded: 3),
        // `AError.one.description`, `X.new` and `X.review`; the recovery of `one`, the description of `two`, `BError.x`
        // twice, `X.key` and `X.plural`; the description of `three`, `Shop.ignored`, `X.no` and `X.stale`.
        "ja": Numbers(translated: 6, needsReview: 3, missing: 6, excluded: 4),
        // `Shop.a`; `X.plural`; two of `three`, `Shop.ignored`, `X.no` and `X.stale`.
        "fr": Numbers(translated: 1, needsReview: 1, missing: 12, excluded: 5),
      ]
    )
    #expect(numbers.values.allSatisfy { $0.total == Self.total })
    #expect(shop.run(["baseline"]).status == .success)
    #expect(try self.numbers(of: shop) == numbers)
    #expect(try self.numbers(of: shop, ["--locale", "ja"]) == ["ja": try #require(numbers["ja"])])
    #expect(try self.numbers(of: shop, ["--rule", "syntax-error"]) == numbers)
  }

  @Test("A key that several tables have is a text of each")
  func keysOfTables() throws {
    let shop = try ShopFolder(
      only: [
        "en.lproj/A.strings": "\"a\" = \"A\";\n\"t\" = \"Total\";", "en.lproj/B.strings": "\"t\" = \"Number\";",
        "ja.lproj/A.strings": "\"a\" = \"あ\";", "ja.lproj/B.strings": "\"t\" = \"数\";",
        "fr.lproj/A.strings": "\"a\" = \"À\";\n\"t\" = \"Total\";",
        "fr.lproj/B.strings": "\"t\" = \"Nombre\";\n\"u\" = \"U\";", "fr.lproj/C.strings": "\"u\" = \"Ù\";",
      ]
    )
    // Five texts: a and t of A, t and u of B, u of C.
    #expect(
      try numbers(of: shop) == [
        "en": Numbers(translated: 3, missing: 2), "fr": Numbers(translated: 5),
        "ja": Numbers(translated: 2, missing: 3),
      ]
    )
  }

  @Test(
    "What a storyboard or a property list words itself, a locale without a file for it need not have",
    arguments: [
      (
        "only Japanese",
        [
          "ja.lproj/Main.strings": interface(2), "en.lproj/L.strings": "\"a\" = \"A\";",
          "ja.lproj/L.strings": "\"a\" = \"あ\";",
        ],
        ["en": Numbers(translated: 1, excluded: 2), "ja": Numbers(translated: 3)]
      ),
      (
        "a locale that has begun", ["ja.lproj/Main.strings": interface(2), "fr.lproj/Main.strings": interface(1)],
        [
          "en": Numbers(excluded: 2), "fr": Numbers(translated: 1, missing: 1), "ja": Numbers(translated: 2),
        ]
      ),
      (
        "a property list",
        [
          "ja.lproj/InfoPlist.strings": "\"CFBundleName\" = \"店\";", "ja.lproj/Main.strings": interface(1),
          "fr.lproj/Main.strings": interface(1),
        ],
        ["en": Numbers(excluded: 2), "fr": Numbers(translated: 1, excluded: 1), "ja": Numbers(translated: 2)]
      ),
      (
        "a table of the development language's own",
        ["ja.lproj/Main.strings": interface(1), "en.lproj/Main.strings": interface(2)],
        ["en": Numbers(translated: 2), "ja": Numbers(translated: 1, missing: 1)]
      ),
    ]
  )
  func elsewhere(id: String, files: [String: String], expected: [String: Numbers]) throws {
    let project = """
      // !$*UTF8*$!
      { objects = { A = { isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, ja); }; }; }
      """
    let shop = try ShopFolder(
      only: files.merging(["App.xcodeproj/project.pbxproj": project, "Base.lproj/Main.storyboard": ""]) { $1 }
    )
    #expect(try numbers(of: shop) == expected)
    #expect(!shop.run().output.contains("[missing-locale]"))
    #expect(!shop.run().output.contains("[missing-table]"))
  }

  /// The words of some labels, by the keys that Xcode gives them.
  private static func interface(_ count: Int) -> String {
    (0..<count).map { "\"7Xq-Nv-c4\($0).text\" = \"文字\($0)\";\n" }.joined()
  }
}
