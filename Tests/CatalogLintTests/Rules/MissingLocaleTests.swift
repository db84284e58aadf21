import Testing

@testable import CatalogLint

@Suite struct MissingLocaleTests {
  @Test("The examples are reported as they are marked", arguments: MissingLocale.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingLocale.self)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "two languages that the configuration demands: one finding for a folder",
      [
        ".catalog-lint.json": "{ \"locales\": [\"en\", \"fr\", \"ja\"] }",
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop"), .target(name: "Payments")])
        """,
        "Sources/Shop/en.lproj/A.strings": "1️⃣\"a\" = \"A\";\n\"b\" = \"B\";",
        "Sources/Payments/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Payments/fr.lproj/A.strings": "\"a\" = \"Un\";",
        "Sources/Payments/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "languages that only another folder has",
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop"), .target(name: "Payments")])
        """,
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Payments/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Payments/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "a language whose only table cannot be read",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一",
      ]
    ),
  ]

  @Test("Which folder must have a locale", arguments: situations)
  func judged(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.rule == MissingLocale.id }
    #expect(findings.map(\.place.description) == example.findingPlaces, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error && $0.locales == ["fr", "ja"] })
  }

  @Test("Empty tables of a language are begun with all texts, in their order and with their notes")
  func filled() throws {
    let shop = try ShopFolder([
      ShopFolder.english: """
      /* Shown in the cart. */
      "CheckoutError.emptyCart.title" = "Empty \\"cart\\"";
      "CheckoutError.emptyCart.description" = "Add an item, then check out.";
      "CheckoutError.declined.title" = "Payment declined";
      "CheckoutError.declined.description" = "Try another card.";

      """,
      "Sources/Shop/en.lproj/Shop.strings": "\"Shop.ok\" = \"OK\";\n",
      ShopFolder.japanese: "",
      "Sources/Shop/ja.lproj/Shop.strings": "/* To do. */\n",
    ])
    let mark = "/* catalog: untranslated */"
    #expect(shop.run().findings.map { $0.hasSuffix("[missing-locale]") } == [true])
    #expect(shop.run(["fix"]).status == .success)
    let entries = try shop.read(ShopFolder.japanese).split(separator: "\n")
    #expect(
      entries == [
        "/* Shown in the cart. */",
        "\"CheckoutError.emptyCart.title\" = \"Empty \\\"cart\\\"\"; \(mark)",
        "\"CheckoutError.emptyCart.description\" = \"Add an item, then check out.\"; \(mark)",
        "\"CheckoutError.declined.title\" = \"Payment declined\"; \(mark)",
        "\"CheckoutError.declined.description\" = \"Try another card.\"; \(mark)",
      ]
    )
    let other = try shop.read("Sources/Shop/ja.lproj/Shop.strings")
    #expect(other.hasPrefix("/* To do. */\n") && other.contains("\"Shop.ok\" = \"OK\"; \(mark)"), "\(other)")
    #expect(shop.run().findings.allSatisfy { $0.hasSuffix("[untranslated]") })
  }

  @Test("Where one table is not there, or one text is not to be copied, none is begun")
  func unfilled() throws {
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Shop.strings": "\"Shop.ok\" = \"OK\";\n", ShopFolder.japanese: "",
    ])
    #expect(shop.run(["fix"]).output.isEmpty)
    let twice = try ShopFolder([ShopFolder.japanese: ""])
    try twice.edit(ShopFolder.english) { $0 + "\"Shop.a\" = \"A\";\n\"Shop.a\" = \"Other\";\n" }
    #expect(twice.run(["fix", "--rule", "missing-locale"]).output.isEmpty)
    #expect(try twice.read(ShopFolder.japanese).isEmpty)
  }

  private static func manifest(_ language: String?) -> String {
    let named = language.map { "defaultLocalization: \"\($0)\", " } ?? ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", \(named)targets: [.target(name: "Shop")])
      """
  }

  private static let error = "enum AError: Error { case one }"
  private static let words = "\"AError.one.title\" = \"One\";\n\"AError.one.description\" = \"One.\";\n"
  private static let french = "\"AError.one.title\" = \"Un\";\n\"AError.one.description\" = \"Cas un.\";\n"

  static let withoutFirst: [RuleExample] = [
    RuleExample(
      "only English words an error",
      ["Package.swift": manifest("ja"), "Sources/Shop/A.swift": error, "Sources/Shop/en.lproj/E.strings": "1️⃣" + words]
    ),
    RuleExample(
      "English and French word an error and an app's screens",
      [
        "Package.swift": manifest("ja"), "Sources/Shop/A.swift": error,
        "Sources/Shop/en.lproj/E.strings": "1️⃣" + words, "Sources/Shop/fr.lproj/E.strings": french,
        "Sources/Shop/en.lproj/S.strings": "\"a\" = \"Cart\";\n\"b\" = \"Total\";",
        "Sources/Shop/fr.lproj/S.strings": "\"a\" = \"Panier\";\n\"c\" = \"Somme\";",
      ]
    ),
    RuleExample(
      "the configuration names it",
      [
        ".catalog-lint.json": "{ \"base\": \"ja\" }", "Package.swift": manifest("en"), "Sources/Shop/A.swift": error,
        "Sources/Shop/en.lproj/E.strings": "1️⃣" + words,
      ]
    ),
    RuleExample(
      "a folder of it with a comment alone, in a table that others lack",
      [
        "Package.swift": manifest("ja"), "Sources/Shop/A.swift": error,
        "Sources/Shop/en.lproj/E.strings": "1️⃣" + words, "Sources/Shop/ja.lproj/Other.strings": "/* To do. */",
      ]
    ),
  ]

  @Test("A first language without any words is one finding, and nothing follows from it", arguments: withoutFirst)
  func first(example: RuleExample) throws {
    let findings = try example.findings()
    #expect(findings.map(\.rule) == [MissingLocale.id], "\(findings)")
    #expect(findings.map(\.place.description) == example.findingPlaces)
    #expect(findings.allSatisfy { $0.severity == .error && $0.locales == ["ja"] })
  }

  static let served: [RuleExample] = [
    RuleExample(
      "a dialect of it has the words",
      ["Package.swift": manifest("en"), "Sources/Shop/A.swift": error, "Sources/Shop/en-GB.lproj/E.strings": words]
    ),
    RuleExample(
      "what it falls back to has the words",
      ["Package.swift": manifest("en-US"), "Sources/Shop/A.swift": error, "Sources/Shop/en.lproj/E.strings": words]
    ),
    RuleExample(
      "Base.lproj has the words",
      ["Package.swift": manifest("en"), "Sources/Shop/A.swift": error, "Sources/Shop/Base.lproj/E.strings": words]
    ),
    RuleExample(
      "nobody names it",
      [
        "Package.swift": manifest(nil), "Sources/Shop/A.swift": error, "Sources/Shop/fr.lproj/E.strings": french,
        "Sources/Shop/de.lproj/E.strings": words,
      ]
    ),
    RuleExample(
      "the property list of an app has such words itself",
      [
        "Package.swift": manifest("en"), "Sources/Shop/A.swift": "",
        "Sources/Shop/ja.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"店\";",
      ]
    ),
    RuleExample(
      "the configuration demands others",
      [
        ".catalog-lint.json": "{ \"locales\": [\"en\"] }", "Package.swift": manifest("ja"),
        "Sources/Shop/A.swift": error, "Sources/Shop/en.lproj/E.strings": words,
      ]
    ),
  ]

  @Test("Where the first language is served or unknown, it is not missing", arguments: served)
  func notMissing(example: RuleExample) throws {
    let findings = try example.findings().filter { $0.severity > .note && $0.rule != DefaultLocalization.id }
    #expect(!findings.contains { $0.rule == MissingLocale.id }, "\(findings)")
  }
}
