import Foundation
import Testing

@testable import CatalogLint

/// A demanded dialect has its words itself, or through the parents that serve it at run time; what neither has is missing in it.
@Suite struct ServedDialectsTests {
  private static let title = "\"AError.one.title\" = \"題\";\n"
  private static let description = "\"AError.one.description\" = \"文です。\";\n"
  private static let english = "\"AError.one.title\" = \"One\";\n\"AError.one.description\" = \"One.\";\n"

  private static func shop(_ configuration: String, _ tables: [String: String]) throws -> ShopFolder {
    var files = [
      "Package.swift": ShopFolder.manifest, ".catalog-lint.json": configuration,
      "Sources/Shop/AError.swift": "enum AError: Error { case one }\n",
    ]
    for (locale, text) in tables { files["Sources/Shop/\(locale).lproj/E.strings"] = text }
    return try ShopFolder(only: files)
  }

  private static func sentences(_ result: ShopFolder.Result) -> [String] {
    result.output.split(separator: "\n").compactMap { line in
      for mark in [": error: ", ": warning: "] {
        if let found = line.firstRange(of: mark) { return String(line[found.upperBound...]) }
      }
      return nil
    }
  }

  @Test(
    "What the parent of a demanded dialect has serves it, and what that lacks is told for the dialect",
    arguments: [
      (
        "all of it", "ja-JP", ["ja": title + description], nil,
        "100% (2 translated, 0 to review, 0 missing, 0 excluded)"
      ),
      (
        "the title alone", "ja-JP", ["ja": title], "“AError.one” lacks description in ja-JP. [missing-message]",
        "50% (1 translated, 0 to review, 1 missing, 0 excluded)"
      ),
      (
        "the description alone", "ja-JP", ["ja": description], "“AError.one” lacks title in ja-JP. [missing-message]",
        "50% (1 translated, 0 to review, 1 missing, 0 excluded)"
      ),
      (
        "a description to be translated", "ja-JP",
        ["ja": title + "\"AError.one.description\" = \"One.\"; /* catalog: untranslated */\n"],
        "There is no translation into ja yet: AError.one.description. Translate the text, then remove the mark "
          + "“catalog: untranslated”. [untranslated]",
        "50% (1 translated, 1 to review, 0 missing, 0 excluded)"
      ),
      (
        "nothing of the nearest parent, and all of the next", "es-MX",
        ["es-419": "\"AError.one.title\" = \"Uno\";\n", "es": english.replacing("One", with: "Uno")], nil,
        "100% (2 translated, 0 to review, 0 missing, 0 excluded)"
      ),
      (
        "a part of each parent", "es-MX",
        [
          "es-419": "\"AError.one.title\" = \"Uno\";\n",
          "es": "\"AError.one.description\" = \"Uno.\";\n",
        ],
        "“AError.one” lacks title in es-MX. [missing-message]",
        "50% (1 translated, 0 to review, 1 missing, 0 excluded)"
      ),
    ]
  )
  func parents(id: String, locale: String, tables: [String: String], told: String?, line: String) throws {
    let shop = try Self.shop(
      "{\"locales\": [\"en\", \"\(locale)\"]}",
      ["en": Self.english].merging(tables) { $1 }
    )
    let result = shop.run(["--strict"])
    #expect(Self.sentences(result) == [told].compactMap(\.self))
    #expect(result.status == (told == nil ? .success : .findings))
    let shown = result.errors.split(separator: "\n").first { $0.hasPrefix("  \(locale)") }
    #expect(shown?.hasSuffix("  " + line) == true, "\(result.errors)")
  }

  @Test("What is missing goes into the table that has the rest, by the fix as by the generator")
  func mending() throws {
    for command in [["fix", "--rule", "missing-message"], ["generate"]] {
      let shop = try Self.shop("{\"locales\": [\"en\", \"ja-JP\"]}", ["en": Self.english, "ja": Self.title])
      let table = "Sources/Shop/ja.lproj/E.strings"
      let output = shop.run().output
      #expect(output.contains("\(table):1:1: note: Add AError.one.description after this entry."))
      #expect(output.contains("fix: Add 1 entry to ja, marked as untranslated."))
      _ = shop.run(command)
      #expect(
        try shop.read(table) == Self.title + "\"AError.one.description\" = \"One.\"; /* catalog: untranslated */\n"
      )
      #expect(!FilePaths.exists(shop.path + "/Sources/Shop/ja-JP.lproj"))
    }
  }

  @Test("Two dialects with one parent are told in one finding, and mended by one entry")
  func siblings() throws {
    let shop = try Self.shop(
      "{\"locales\": [\"ja\", \"en-AU\", \"en-GB\"], \"base\": \"ja\"}",
      ["ja": Self.title + Self.description, "en": "\"AError.one.title\" = \"One\";\n"]
    )
    let result = shop.run()
    #expect(Self.sentences(result) == ["“AError.one” lacks description in en-AU and en-GB. [missing-message]"])
    #expect(result.output.split(separator: "\n").count { $0.contains("note: ") } == 1)
    #expect(result.output.contains("fix: Add 1 entry to en, marked as untranslated."))
    _ = shop.run(["generate"])
    #expect(try shop.read("Sources/Shop/en.lproj/E.strings").split(separator: "\n").count == 2)
  }

  @Test("Where the parent is demanded as well, what it lacks is told for it alone")
  func demandedParent() throws {
    let shop = try Self.shop(
      "{\"locales\": [\"en\", \"ja\", \"ja-JP\"]}",
      ["en": Self.english, "ja": Self.title]
    )
    #expect(Self.sentences(shop.run()) == ["“AError.one” lacks description in ja. [missing-message]"])
  }

  @Test("Words that belong to no error are held to the same")
  func otherWords() throws {
    let shop = try Self.shop(
      "{\"locales\": [\"en\", \"ja-JP\"]}",
      [
        "en": "\"Shop.a\" = \"Apple\";\n\"Shop.b\" = \"Peach\";\n\"Shop.c\" = \"Plum\";\n",
        "ja": "\"Shop.a\" = \"りんご\";\n\"Shop.b\" = \"桃\";\n",
      ]
    )
    let result = shop.run()
    #expect(result.findings == ["Sources/Shop/en.lproj/E.strings:3:1: warning [missing-translation]"])
    #expect(Self.sentences(result).first?.contains("ja-JP") == true)
    #expect(result.errors.contains("ja-JP  66% (2 translated, 0 to review, 1 missing, 0 excluded)"))
    #expect(shop.run(["fix"]).status == .success)
    #expect(
      try shop.read("Sources/Shop/ja.lproj/E.strings").hasSuffix("\"Shop.c\" = \"Plum\"; /* catalog: untranslated */\n")
    )
  }

  @Test("Of no text there is no percentage, for people, for programs and for a minimum")
  func nothingWanted() throws {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Shop\"}}"
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      ".catalog-lint.json": "{\"locales\": [\"en\", \"ja\"], \"minimumCoverage\": {\"ja\": 100}}",
      "Sources/Shop/E.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "name": {"shouldTranslate": false, "localizations": {"en": \(unit), "ja": \(unit)}}
      }}
      """,
    ])
    let result = shop.run(["--strict"])
    #expect(result.status == .success)
    #expect(result.errors.contains("ja  no text wanted (0 translated, 0 to review, 0 missing, 1 excluded)"))
    let json = try JSONSerialization.jsonObject(with: Data(shop.run(["--format", "json"]).output.utf8))
    let locales = try #require((json as? [String: Any])?["coverage"] as? [[String: Any]])
    #expect(locales.count == 2)
    #expect(locales.allSatisfy { $0["percent"] is NSNull && $0["excluded"] as? Int == 1 })
  }
}
