import Testing

@testable import CatalogLint

@Suite struct SurroundingWhitespaceTests {
  @Test("The examples are reported as they are marked", arguments: SurroundingWhitespace.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SurroundingWhitespace.self)
  }

  @Test("The fix takes both edges away", arguments: [" a. ", "\u{3000}a.\\n", "\\t\\n a.", "a.\u{A0}"])
  func fix(text: String) throws {
    let probe = TextProbe(values: "", texts: ["en": text])
    #expect(Set(try probe.verdicts()) == ["surrounding-whitespace en"])
    #expect(try probe.mended(by: SurroundingWhitespace.self, in: "en") == "a.")
  }

  @Test(
    "Beside a sign that takes its space along nothing is known, and French sets signs apart",
    arguments: [
      RuleExample(
        "the space behind a comma and its Japanese sign",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \", \";",
          "Sources/Shop/ja.lproj/Screens.strings": "\"cart.word\" = \"、\";",
        ]
      ),
      RuleExample(
        "a word between others",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \" and \";",
          "Sources/Shop/ja.lproj/Screens.strings": "\"cart.word\" = \"と\";",
        ]
      ),
      RuleExample(
        "a colon with its space",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \"Total: \";",
          "Sources/Shop/ja.lproj/Screens.strings": "\"cart.word\" = \"合計：\";",
          "Sources/Shop/fr.lproj/Screens.strings": "\"cart.word\" = \"Total : \";",
        ]
      ),
      RuleExample(
        "a colon that French sets apart",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \": \";",
          "Sources/Shop/fr.lproj/Screens.strings": "\"cart.word\" = \" : \";",
        ]
      ),
      RuleExample(
        "what languages without spaces between words write without one",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \"Page \";\n\"cart.first\" = \"Page \";",
          "Sources/Shop/ja.lproj/Screens.strings": "\"cart.word\" = \"ページ\";\n\"cart.first\" = \"ページ\";",
          "Sources/Shop/th.lproj/Screens.strings": "\"cart.word\" = \"หน้า\";\n\"cart.first\" = \"หน้า\";",
        ]
      ),
      RuleExample(
        "a language with spaces has none",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \"Total:1️⃣ \";",
          "Sources/Shop/ja.lproj/Screens.strings": "\"cart.word\" = \"合計：\";",
          "Sources/Shop/fr.lproj/Screens.strings": "\"cart.word\" = \"Total :\";",
        ]
      ),
      RuleExample(
        "a space in Japanese alone",
        [
          "Sources/Shop/en.lproj/Screens.strings": "\"cart.word\" = \"Total\";",
          "Sources/Shop/ja.lproj/Screens.strings": "\"cart.word\" = \"合計1️⃣ \";",
        ]
      ),
    ]
  )
  func prefixes(example: RuleExample) throws {
    try check(example, of: SurroundingWhitespace.self)
  }
}
