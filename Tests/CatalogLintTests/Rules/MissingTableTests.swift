import Testing

@testable import CatalogLint

@Suite struct MissingTableTests {
  @Test("The examples are reported as they are marked", arguments: MissingTable.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingTable.self)
  }

  @Test("An empty table is begun with all its texts; the others stay")
  func filled() throws {
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Shop.strings": "\"Shop.ok\" = \"OK\";\n\"Shop.cancel\" = \"Cancel\";\n",
      "Sources/Shop/ja.lproj/Shop.strings": "",
    ])
    let japanese = try shop.read(ShopFolder.japanese)
    #expect(shop.run().findings.map { $0.hasSuffix("[missing-table]") } == [true])
    #expect(shop.run(["fix"]).status == .success)
    let mark = "/* catalog: untranslated */"
    #expect(
      try shop.read("Sources/Shop/ja.lproj/Shop.strings")
        == "\"Shop.ok\" = \"OK\"; \(mark)\n\"Shop.cancel\" = \"Cancel\"; \(mark)\n"
    )
    #expect(try shop.read(ShopFolder.japanese) == japanese)
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "two languages that lack a table: one finding, which names both, and nothing about its texts",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/en.lproj/B.strings": "1️⃣\"b\" = \"B\";\n\"c\" = \"C\";",
        "Sources/Shop/fr.lproj/A.strings": "\"a\" = \"Un\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "tables of storyboards and of property lists, which the base has itself",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/InfoPlist.strings": "\"CFBundleName\" = \"店\";",
        "Sources/Shop/ja.lproj/Main.strings": "\"Ab1-cD-2ef.text\" = \"商品\";",
      ]
    ),
    RuleExample(
      "tables that translate a xib or a storyboard which is there, whatever its objects are called",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/Base.lproj/MainMenu.xib": "",
        "Sources/Shop/ja.lproj/MainMenu.strings": "\"136.title\" = \"終了\";",
        "Sources/Shop/en.lproj/Cart.storyboard": "",
        "Sources/Shop/ja.lproj/Cart.strings": "\"Ab1-cD-2ef.text\" = \"商品\";\n\"pay-button.title\" = \"支払う\";",
      ]
    ),
    RuleExample(
      "a table that has the name of a translation's storyboard",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
        "Sources/Shop/ja.lproj/Cart.storyboard": "",
        "Sources/Shop/ja.lproj/Cart.strings": "1️⃣\"pay-button.title\" = \"支払う\";",
      ]
    ),
    RuleExample(
      "a table all of whose keys another has as well",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/en.lproj/B.strings": "1️⃣\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"一\";",
      ]
    ),
    RuleExample(
      "a table in a file of another kind",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"A\";",
        "Sources/Shop/ja.lproj/A.strings": """
        <plist version="1.0"><dict><key>a</key><string>一</string></dict></plist>
        """,
      ]
    ),
  ]

  @Test("Which locale must have a table", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: MissingTable.self)
    #expect(try example.findings().allSatisfy { $0.severity == .error })
  }
}
