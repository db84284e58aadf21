import Testing

@testable import CatalogLint

@Suite struct MisspelledKeyTests {
  private static let english = "Sources/Shop/en.lproj/E.strings"
  private static let whole = "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"One.\";\n"

  /// What is gone and what only looks so, each as a small package.
  static let scopes: [RuleExample] = [
    RuleExample(
      "words of its own that an app keeps below an error's path",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        english: "\(whole)\"AError.one.help\" = \"See the manual.\";",
      ]
    ),
    RuleExample(
      "a table whose only error is gone",
      [
        "Sources/Shop/A.swift": "enum Colour { case red }",
        english: "1️⃣\"AError.one.title\" = \"One\"; 📎\"AError.one.description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "a screen that is called like an error, among others",
      [
        "Sources/Shop/A.swift": "enum Colour { case red }",
        english: "\"NetworkError.title\" = \"Network\"; \"Home.title\" = \"Home\"; \"Home.greeting\" = \"Hello\";",
      ]
    ),
    RuleExample(
      "a private error",
      [
        "Sources/Shop/A.swift": "private enum AError: Error { case one }\nprivate enum Unworded: Error { case one }",
        english: whole,
      ]
    ),
    RuleExample(
      "two private errors of one name",
      [
        "Sources/Shop/A.swift": "private enum AError: Error { case one }",
        "Sources/Shop/B.swift": "private enum AError: Error { case two }",
        english: "\(whole)\"AError.two.description\" = \"Two.\";",
      ]
    ),
  ]

  @Test("What is gone and what is not", arguments: scopes)
  func scope(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }

  @Test("Where a source file could not be read whole, nothing is known to be gone")
  func brokenSource() throws {
    let findings = try RuleExample(
      "a syntax error",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/B.swift": "enum BError: Error { case one ] ) = \n",
        Self.english: "\(Self.whole)\"BError.two.title\" = \"Two\"; \"CError.two.title\" = \"Two\";",
      ]
    ).findings()
    #expect(!findings.contains { $0.rule == OrphanedMessage.id }, "\(findings)")
  }
}
