import Foundation
import Testing

@testable import CatalogLint

/// Texts that are there and say nothing, and what lacks as a whole.
extension CoverageTests {
  private static let errors = "enum AError: Error { case one, two }"
  private static func plural(one: String, other: String) -> String {
    """
    <plist version="1.0"><dict><key>Shop.items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
      </dict>
    </dict></dict></plist>
    """
  }

  /// Files of a target, and what is counted of them.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let numbers: [String: Numbers]
    /// How many texts without anything to read are told; nil where that is not looked at.
    var told: Int?
    /// The rule that is ignored, and what is counted then.
    var rule = ""
    var ignored: [String: Numbers] = [:]

    init(_ id: String, _ files: [String: String], _ numbers: [String: Numbers], _ told: Int?) {
      (testDescription, self.files, self.numbers, self.told) = (id, files, numbers, told)
    }

    init(
      _ id: String,
      _ files: [String: String],
      _ rule: String,
      _ numbers: [String: Numbers],
      _ ignored: [String: Numbers]
    ) {
      (testDescription, self.files, self.rule, self.numbers, self.ignored) = (id, files, rule, numbers, ignored)
    }

    /// The target with a comment where it has a place for one.
    func shop(comment: String = "") throws -> ShopFolder {
      let sources = files.map { ("Sources/Shop/" + $0.key, $0.value.replacing("IGNORE", with: comment)) }
      return try ShopFolder(only: Dictionary(uniqueKeysWithValues: sources + [("Package.swift", ShopFolder.manifest)]))
    }
  }

  private static let emptyTexts: [Row] = [
    Row(
      "texts of an error",
      [
        "A.swift": errors,
        "en.lproj/E.strings": """
        "AError.title" = "A"; "AError.one.description" = "1."; "AError.two.description" = "2.";
        """,
        "ja.lproj/E.strings": """
        "AError.title" = "題"; "AError.one.description" = ""; "AError.two.description" = " \\n";
        """,
      ],
      ["en": Numbers(translated: 4), "ja": Numbers(translated: 2, missing: 2)],
      2
    ),
    Row(
      "a title of a type that is empty in all languages is read in none of its cases",
      [
        "A.swift": errors,
        "en.lproj/E.strings": """
        "AError.title" = ""; "AError.one.description" = "1."; "AError.two.description" = "2.";
        """,
        "ja.lproj/E.strings": """
        "AError.title" = ""; "AError.one.description" = "一。"; "AError.two.description" = "二。";
        """,
      ],
      ["en": Numbers(translated: 2, missing: 2), "ja": Numbers(translated: 2, missing: 2)],
      2
    ),
    Row(
      "a comment at the empty text, and one at the case",
      [
        "A.swift":
          "enum AError: Error {\n  case one\n  // catalog-lint:ignore missing-message — never shown\n  case two\n}",
        "en.lproj/E.strings": """
        "AError.title" = "A";
        "AError.one.description" = ""; // catalog-lint:ignore empty-message — the title says it all
        "AError.two.description" = "";
        """,
        "ja.lproj/E.strings": """
        "AError.title" = "題";
        "AError.one.description" = "";
        """,
      ],
      // The title of the type counts for both cases.
      ["en": Numbers(translated: 2, excluded: 2), "ja": Numbers(translated: 2, missing: 1, excluded: 1)],
      2
    ),
    Row(
      "words of no error",
      [
        "en.lproj/L.strings": "\"a\" = \"A\"; \"b\" = \"\"; \"c\" = \"\"; \"d\" = \"→\"; \"e\" = \"E\";",
        "ja.lproj/L.strings": "\"a\" = \"\"; \"b\" = \" \"; \"c\" = \"あ\"; \"d\" = \"\"; \"e\" = \"え\";",
        "fr.lproj/L.strings": "\"a\" = \"A\"; \"e\" = \"E\";",
      ],
      // `a` and `d` in ja, and `c` in en; `b` is empty wherever it is, `d` has no letter, and so they need not be in fr.
      [
        "en": Numbers(translated: 4, missing: 1), "ja": Numbers(translated: 3, missing: 2),
        "fr": Numbers(translated: 2, excluded: 3),
      ],
      3
    ),
    Row(
      "a comment at an empty text, and one at the text that it translates",
      [
        "en.lproj/L.strings": """
        "a" = "A";
        "b" = "B"; // catalog-lint:ignore missing-translation — not yet
        """,
        "ja.lproj/L.strings": """
        "a" = ""; // catalog-lint:ignore empty-message — said elsewhere
        "b" = "";
        """,
      ],
      ["en": Numbers(translated: 2), "ja": Numbers(excluded: 2)],
      1
    ),
    Row(
      "a plural of empty forms, and one with a form that is not",
      [
        "en.lproj/P.stringsdict": plural(one: "%d item", other: "%d items"),
        "ja.lproj/P.stringsdict": plural(one: "", other: " "),
        "fr.lproj/P.stringsdict": plural(one: "", other: "%d articles"),
      ],
      ["en": Numbers(translated: 1), "ja": Numbers(missing: 1), "fr": Numbers(translated: 1)],
      3
    ),
    Row(
      "a string catalog",
      [
        "C.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "X.a": {"localizations": {"en": \(unit("A")), "ja": \(unit(""))}},
          "X.b": {"localizations": {"en": \(unit("B")), "ja": \(unit("", "needs_review"))}},
          "X.c": {"localizations": {"en": \(unit("C")), "ja": \(unit("", "new"))}},
          "X.d": {"shouldTranslate": false, "localizations": {"en": \(unit("D")), "ja": \(unit(""))}},
          "X.e": {"localizations": {"en": \(unit("")), "ja": \(unit("", "new"))}}
        }}
        """
      ],
      [
        "en": Numbers(translated: 4, excluded: 1), "ja": Numbers(needsReview: 2, missing: 2, excluded: 1),
      ],
      nil
    ),
  ]

  @Test("A text with nothing to read is missing, unless all languages agree on it", arguments: emptyTexts)
  func empty(row: Row) throws {
    let shop = try row.shop()
    let numbers = try numbers(of: shop)
    #expect(numbers == row.numbers)
    #expect(Set(numbers.values.map(\.total)).count == 1)
    // What is there and missing all the same is what the rule tells.
    let findings = shop.run(["--rule", "empty-message"]).findings
    if let told = row.told { #expect(findings.count == told, "\(findings)") }
  }

  private static let two = [
    "A.swift": errors,
    "en.lproj/E.strings": """
    // IGNORE
    "AError.title" = "A"; "AError.one.description" = "1."; "AError.two.description" = "2.";
    """,
    "en.lproj/L.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
    "ja.lproj/L.strings": "\"a\" = \"あ\"; \"b\" = \"い\";",
  ]

  private static let gaps: [Row] = [
    Row(
      "a table",
      two,
      "missing-table",
      ["en": Numbers(translated: 6), "ja": Numbers(translated: 2, missing: 4)],
      ["en": Numbers(translated: 6), "ja": Numbers(translated: 2, excluded: 4)]
    ),
    Row(
      "a table of no error",
      [
        "en.lproj/E.strings": "// IGNORE\n\"a\" = \"A\"; \"b\" = \"B\";", "en.lproj/L.strings": "\"c\" = \"C\";",
        "ja.lproj/L.strings": "\"c\" = \"う\";", "fr.lproj/L.strings": "\"c\" = \"C\";",
      ],
      "missing-table",
      [
        "en": Numbers(translated: 3), "fr": Numbers(translated: 1, missing: 2),
        "ja": Numbers(translated: 1, missing: 2),
      ],
      [
        "en": Numbers(translated: 3), "fr": Numbers(translated: 1, excluded: 2),
        "ja": Numbers(translated: 1, excluded: 2),
      ]
    ),
    Row(
      "a locale",
      [
        "A.swift": errors, "en.lproj/E.strings": two["en.lproj/E.strings"] ?? "",
        "en.lproj/L.strings": "\"a\" = \"A\";", "ja.lproj/L.strings": "/* To do. */",
      ],
      "missing-locale",
      ["en": Numbers(translated: 5), "ja": Numbers(missing: 5)],
      ["en": Numbers(translated: 5), "ja": Numbers(excluded: 5)]
    ),
    Row(
      "a table that was emptied",
      [
        "en.lproj/L.strings": "// IGNORE\n", "ja.lproj/L.strings": "\"a\" = \"あ\";",
        "en.lproj/M.strings": "\"b\" = \"B\";", "ja.lproj/M.strings": "\"b\" = \"い\";",
      ],
      "empty-table",
      ["en": Numbers(translated: 1, missing: 1), "ja": Numbers(translated: 2)],
      ["en": Numbers(translated: 1, excluded: 1), "ja": Numbers(translated: 2)]
    ),
  ]

  @Test("What lacks as a whole need not be there where a comment has that ignored, as a text need not", arguments: gaps)
  func ignored(row: Row) throws {
    for (comment, expected) in [("", row.numbers), ("catalog-lint:ignore \(row.rule) — it comes later", row.ignored)] {
      let shop = try row.shop(comment: comment)
      #expect(try numbers(of: shop) == expected)
      // What another rule is asked for changes nothing.
      #expect(try numbers(of: shop, ["--rule", "syntax-error"]) == expected)
      #expect(shop.run().output.contains("[\(row.rule)]") == comment.isEmpty)
    }
  }
}
