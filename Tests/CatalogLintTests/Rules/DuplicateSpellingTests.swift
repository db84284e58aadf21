import Testing

@testable import CatalogLint

@Suite struct DuplicateSpellingTests {
  private static let swift = "enum AError: Error { case one(Int) }"

  /// What counts as the same text, each as a small package.
  static let spellings: [RuleExample] = [
    RuleExample(
      "with its module and without",
      [
        "Sources/Shop/A.swift": swift,
        "Sources/Shop/en.lproj/E.strings": """
        📎"AError.one.title" = "One";
        "AError.one.description" = "One.";
        1️⃣"Shop/AError.one.title" = "Another";
        """,
      ]
    ),
    RuleExample(
      "the words of one overload over those of all",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(Int), one(code: Int) }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.one.title" = "One";
        "AError.one.description" = "One.";
        "AError.one(code:).title" = "Another";
        """,
      ]
    ),
    RuleExample(
      "Base.lproj below the folder of the development language",
      [
        "Sources/Shop/A.swift": swift,
        "Sources/Shop/Base.lproj/E.strings": "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"Just one\";",
      ]
    ),
    RuleExample(
      "two folders of one language",
      [
        "Sources/Shop/A.swift": swift,
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
        "Sources/Shop/zh-Hans.lproj/E.strings": """
        📎"AError.one.title" = "一";
        "AError.one.description" = "一。";
        """,
        "Sources/Shop/zh_Hans.lproj/E.strings": "1️⃣\"AError.one.title\" = \"壹\";",
      ]
    ),
  ]

  @Test("One text under two spellings of its key is there twice; what wins by rule is not", arguments: spellings)
  func spelling(example: RuleExample) throws {
    try check(example, of: DuplicateKey.self)
  }
}
