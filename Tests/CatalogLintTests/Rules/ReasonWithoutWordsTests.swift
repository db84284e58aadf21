import Testing

@testable import CatalogLint

@Suite struct ReasonWithoutWordsTests {
  @Test("The examples are reported as they are marked", arguments: ReasonWithoutWords.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ReasonWithoutWords.self)
  }

  private static let ignored = "// catalog-lint:ignore missing-message — the reason speaks"
  private static let whole = "\"AError.title\" = \"A\";\n\"AError.one.description\" = \"One.\";"

  static let situations: [RuleExample] = [
    RuleExample(
      "a reason of two errors of which one has words: the other has none to say",
      [
        "Sources/Shop/A.swift": """
        enum 1️⃣Reason { case gone }
        enum AError: Error { case one(Reason) }
        enum BError: Error {
          case one
          \(ignored)
          case 📎two(Reason)
        }
        """,
        "Sources/Shop/en.lproj/E.strings": "\(whole)\n\"BError.title\" = \"B\";\n\"BError.one.description\" = \"B.\";",
      ]
    ),
    RuleExample(
      "a reason inside of lists and optionals, of a case that the whole file leaves without words",
      [
        "Sources/Shop/A.swift": """
        // catalog-lint:ignore-file missing-message — the reason speaks
        enum 1️⃣Reason { case gone }
        enum AError: Error { case one, 📎two([Reason]?) }
        """,
        "Sources/Shop/en.lproj/E.strings": whole,
      ]
    ),
    RuleExample(
      "a title of the whole type says nothing about the reason",
      [
        "Sources/Shop/A.swift": """
        enum AError: Error {
          \(ignored)
          case 📎one(Reason)
          enum 1️⃣Reason { case gone }
        }
        """,
        "Sources/Shop/en.lproj/E.strings": "\"AError.title\" = \"A\";",
      ]
    ),
    RuleExample(
      "a reason that has words: what it lacks is missing",
      [
        "Sources/Shop/A.swift": """
        enum AError: Error {
          case one
          \(ignored)
          case two(Reason)
          enum Reason { case gone }
        }
        """,
        "Sources/Shop/en.lproj/E.strings": "\(whole)\n\"AError.Reason.gone.description\" = \"Gone.\";",
      ]
    ),
    RuleExample(
      "a reason of an error that nobody words",
      [
        "Sources/Shop/A.swift": """
        enum AError: Error { case one }
        enum BError: Error {
          case one(Reason)
          enum Reason { case gone }
        }
        """,
        "Sources/Shop/en.lproj/E.strings": whole,
      ]
    ),
    RuleExample(
      "a case that lacks its words: that is told at the case",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(reason: Reason) }\nenum Reason { case gone }",
        "Sources/Shop/en.lproj/E.strings": whole,
      ]
    ),
    RuleExample(
      "a value that is an enum of another module",
      [
        "Sources/Shop/A.swift": """
        import Foundation
        enum AError: Error {
          case one
          \(ignored)
          case two(Calendar.Component)
        }
        """,
        "Sources/Shop/en.lproj/E.strings": whole,
      ]
    ),
  ]

  @Test("Who speaks for whom", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: ReasonWithoutWords.self)
  }

  @Test("It is a warning, and names the cases that are silent")
  func sentence() throws {
    let finding = try #require(
      try ReasonWithoutWords.examples[0].findings().first { $0.rule == ReasonWithoutWords.id }
    )
    #expect(finding.severity == .warning)
    #expect(ToolWords(requested: "en").sentence(finding.sentence).contains("CheckoutError.declined"))
  }
}
