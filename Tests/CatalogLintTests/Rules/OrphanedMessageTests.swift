import Testing

@testable import CatalogLint

@Suite struct OrphanedMessageTests {
  @Test("The examples are reported as they are marked", arguments: OrphanedMessage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }

  private static let source = "enum AError: Error { case one }\nenum BError: Error { case hidden }"
  private static let words = "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";"

  static let scopes: [RuleExample] = [
    RuleExample(
      "a macro may add cases that the source does not show",
      [
        "Sources/Shop/A.swift": "@AddsCases enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words + "\"AError.two.title\" = \"Two\";",
      ]
    ),
    RuleExample(
      "a module of this package is known, whatever table names it",
      [
        "Sources/Shop/A.swift": source,
        "Sources/Shop/en.lproj/E.strings": words + "\n1️⃣\"Shop/AError.two.title\" = \"Two\";",
      ]
    ),
    RuleExample(
      "a full name that no overload has",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(code: Int) }",
        "Sources/Shop/en.lproj/E.strings": words + "\n1️⃣\"AError.one(_:).title\" = \"Two\";",
      ]
    ),
    RuleExample(
      "each case that is gone is one finding, whatever the number of its texts and languages",
      [
        "Sources/Shop/A.swift": source,
        "Sources/Shop/de.lproj/E.strings": words + "\n📎\"AError.two.title\" = \"Zwei\";",
        "Sources/Shop/en.lproj/E.strings":
          words + "\n1️⃣\"AError.two.title\" = \"Two\";\n📎\"AError.two.description\" = \"Two.\";\n"
          + "2️⃣\"AError.three.title\" = \"Three\";",
      ]
    ),
    RuleExample(
      "a table that is mostly about screens may hold a key that looks like an error's",
      [
        "Sources/Shop/A.swift": source,
        "Sources/Shop/en.lproj/E.strings": words,
        "Sources/Shop/en.lproj/Mixed.strings": """
        "Settings.Network.title" = "Network";
        "Settings.Network.description" = "How this app connects.";
        "BError.hidden.title" = "Hidden";
        """,
        "Sources/Shop/en.lproj/Other.strings": "\"BError.hidden.description\" = \"Hidden.\";",
      ]
    ),
  ]

  @Test("What is orphaned and what is not", arguments: scopes)
  func scope(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }

  @Test(
    "The sentence names what may be meant, or the way out",
    arguments: [
      (
        "a case near by", "AError.oen.title",
        "“AError” has no case “oen”, so nobody reads this text; “one” may be meant."
      ),
      (
        "no case near by", "AError.other.title",
        "“AError” has no case “other”, so nobody reads this text. Remove the entry, or bring the case back."
      ),
      (
        "a type near by", "AErorr.one.title",
        "There is no error “AErorr”, so nobody reads this text; “AError” may be meant."
      ),
      (
        "no type near by", "PaymentFailure.one.title",
        "There is no error “PaymentFailure” in Shop, so nobody reads this text. Remove the entry, or write the module before "
          + "the key: Module/PaymentFailure."
      ),
    ]
  )
  func sentence(id: String, key: String, expected: String) throws {
    let findings = try RuleExample(
      id,
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": Self.words + "\"\(key)\" = \"Text\";",
      ]
    ).findings()
    #expect(findings.map { ToolWords(requested: "en").sentence($0.sentence) } == [expected])
    #expect(findings.map(\.severity) == [.warning])
  }
}
